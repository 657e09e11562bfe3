import 'server-only'
import { Body, Button, Container, Head, Heading, Hr, Html, Img, Link, Preview, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import { business, legalName } from '@/content/business'
import { mailto } from '@/lib/contact-links'
import { env } from '../base/env'

// Mail clients don't support CSS variables, and most don't support our fonts, so the brand's colours are literals here
// and the type falls back to the closest font.
const ink = '#053133'
const muted = '#49605e'
const display = "Petrona, Georgia, 'Times New Roman', serif"
const sans = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const paragraph = { fontSize: '16px', lineHeight: '25px', color: ink, margin: '0 0 16px' }
export const small = { fontSize: '14px', lineHeight: '21px', color: muted, margin: '0 0 6px' }
const lead = { ...paragraph, fontFamily: display, fontSize: '20px', lineHeight: '28px', margin: '0 0 10px' }
/** Breaks a long address or link at the end of a line, so that it doesn't widen the page on a phone. */
export const breaking = { wordBreak: 'break-word' } as const
export const linkStyle = { color: '#005c59', textDecoration: 'underline' }
const button = {
  borderRadius: '999px',
  fontFamily: sans,
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: '20px',
  padding: '14px 24px',
  margin: '0 8px 10px 0',
}
/** The main button, and any other. */
const buttonStyles = {
  primary: { ...button, backgroundColor: '#facd45', color: ink },
  outline: { ...button, padding: '12.5px 22.5px', border: '1.5px solid #005c59', color: '#005c59' },
} as const

// For clients that follow the reader's dark mode. The others keep the light colours above.
const dark = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-body, .mail-body > table > tbody > tr > td { background-color: #002124 !important; }
  .mail-card { background-color: #053133 !important; }
  .mail-card p, .mail-card h1, .mail-card h2 { color: #fcfbf7 !important; }
  .mail-card img { color: #fcfbf7 !important; }
  .mail-card .mail-quiet { color: #c0ece7 !important; }
  .mail-card a { color: #83cec8 !important; }
  .mail-card a.mail-primary { color: #053133 !important; }
  .mail-card a.mail-outline { border-color: #83cec8 !important; }
  .mail-rule { border-color: #49605e !important; }
}`

interface MailButtonProps {
  readonly href: string
  readonly kind?: keyof typeof buttonStyles
  readonly children: ReactNode
}

/** A button on a line of its own. */
export const MailButton = ({ href, kind = 'primary', children }: MailButtonProps) => (
  <Text style={{ margin: '12px 0 8px' }}>
    <Button
      href={href}
      className={`mail-${kind}`}
      style={buttonStyles[kind]}
      // In plain text these would be encoded noise: the number is listed below, and the mail app has its own Reply.
      data-skip-in-text={/^(mailto|tel):/.test(href)}
    >
      {children}
    </Button>
  </Text>
)

/** A heading within an email. */
export function MailHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading
      as="h2"
      style={{
        fontFamily: display,
        fontWeight: 500,
        fontSize: '20px',
        lineHeight: '26px',
        color: ink,
        margin: '24px 0 8px',
      }}
    >
      {children}
    </Heading>
  )
}

/** A paragraph. */
export const Paragraph = ({ children }: { readonly children: ReactNode }) => <Text style={paragraph}>{children}</Text>

/** A small line that stands back. */
export const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <Text className="mail-quiet" style={small}>
    {children}
  </Text>
)

/** What comes first: large, in the display font. */
export const First = ({ children }: { readonly children: ReactNode }) => <Text style={lead}>{children}</Text>

/** One of several short lines. */
export const Item = ({ children }: { readonly children: ReactNode }) => (
  <Text style={{ ...paragraph, margin: '0 0 8px' }}>{children}</Text>
)

/** Text with its line breaks kept. */
export const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

export const SignOff = ({ lines }: { readonly lines: readonly string[] }) => (
  <Text style={{ ...paragraph, marginTop: '24px' }}>
    <Lines text={lines.join('\n')} />
  </Text>
)

interface LayoutProps {
  preview: string
  heading: string
  children: ReactNode
  /** Shown below the rule: why this email was sent and how to unsubscribe. */
  footer?: ReactNode
}

/** The layout of every email: one column, our emblem and name at the top, our details at the bottom. */
export function MailLayout({ preview, heading, children, footer }: LayoutProps) {
  const { email, phone, phoneHref } = business
  const { siteUrl } = env()
  return (
    <Html lang="en-AU">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{dark}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="mail-body"
        style={{ backgroundColor: '#f8f3e9', fontFamily: sans, margin: 0, padding: '20px 10px' }}
      >
        <Container
          className="mail-card"
          style={{
            backgroundColor: '#fcfbf7',
            borderRadius: '20px',
            maxWidth: '560px',
            padding: '28px 24px',
            ...breaking,
          }}
        >
          <Link href={siteUrl} style={{ textDecoration: 'none' }} data-skip-in-text>
            <Img
              src={`${siteUrl}/icons/icon-192.png`}
              width={52}
              height={52}
              alt={business.name}
              // For the alt text, shown when pictures are blocked: small enough to fit in the emblem's place.
              style={{
                borderRadius: '26px',
                marginBottom: '20px',
                color: ink,
                fontFamily: display,
                fontSize: '12px',
                lineHeight: '26px',
                textAlign: 'center',
              }}
            />
          </Link>
          <Heading
            as="h1"
            style={{
              fontFamily: display,
              fontWeight: 500,
              fontSize: '30px',
              lineHeight: '35px',
              letterSpacing: '-0.01em',
              color: ink,
              margin: '0 0 16px',
            }}
          >
            {heading}
          </Heading>
          {children}
          <Hr className="mail-rule" style={{ borderColor: '#d0d4c5', margin: '28px 0 16px' }} />
          {footer}
          <Quiet>
            {legalName} · {business.address}
          </Quiet>
          <Quiet>
            {email && (
              <>
                <Link href={mailto(email)} style={linkStyle}>
                  {email}
                </Link>
                {' · '}
              </>
            )}
            {phone && (
              <>
                <Link href={`tel:${phoneHref}`} style={linkStyle}>
                  {phone}
                </Link>
                {' · '}
              </>
            )}
            <Link href={siteUrl} style={linkStyle}>
              <span data-skip-in-text>{new URL(siteUrl).host}</span>
            </Link>
          </Quiet>
        </Container>
      </Body>
    </Html>
  )
}
