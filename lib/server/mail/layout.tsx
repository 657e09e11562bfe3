import 'server-only'
import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { business } from '@/content/business'

// Mail clients support neither style sheets nor variables, so the brand's colours are literals here.
const ink = '#053133'
const muted = '#49605e'
const font = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const paragraph = { fontSize: '16px', lineHeight: '26px', color: ink, margin: '0 0 16px' }
export const small = { fontSize: '13px', lineHeight: '20px', color: muted, margin: '0 0 6px' }
export const linkStyle = { color: '#005c59', textDecoration: 'underline' }

interface LayoutProps {
  preview: string
  heading: string
  children: ReactNode
  /** Below the rule: why this mail was sent and how to stop it. */
  footer?: ReactNode
}

/** The layout of every mail: one column, our name at the top, our details at the bottom. */
export function MailLayout({ preview, heading, children, footer }: LayoutProps) {
  return (
    <Html lang="en-AU">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#f8f3e9', fontFamily: font, margin: 0, padding: '24px 12px' }}>
        <Container
          style={{ backgroundColor: '#fcfbf7', borderRadius: '20px', maxWidth: '560px', padding: '32px 28px' }}
        >
          <Text
            style={{ ...small, fontSize: '20px', fontFamily: 'Georgia, serif', color: '#005c59', marginBottom: '20px' }}
          >
            {business.name}
          </Text>
          <Heading
            as="h1"
            style={{
              fontFamily: 'Georgia, serif',
              fontWeight: 400,
              fontSize: '28px',
              lineHeight: '34px',
              color: ink,
              margin: '0 0 20px',
            }}
          >
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#d0d4c5', margin: '28px 0 16px' }} />
          {footer}
          <Text style={small}>
            {business.name} · {business.address} · ABN {business.abn}
          </Text>
          <Text style={small}>
            <Link href={`mailto:${business.email}`} style={linkStyle}>
              {business.email}
            </Link>{' '}
            · {business.phone}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
