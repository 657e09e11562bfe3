import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { business } from '@/content/business'
import { cardSize } from './card-path'
import { type Card, tints } from './og-cards'

const font = (file: string) => readFile(path.join(process.cwd(), 'node_modules/@fontsource', file))

// Satori reads static woff only, neither woff2 nor variable fonts. Each is read once a build.
const fonts = Promise.all([
  font('petrona/files/petrona-latin-400-normal.woff'),
  font('petrona/files/petrona-latin-400-italic.woff'),
  font('figtree/files/figtree-latin-500-normal.woff'),
]).then(([roman, italic, text]) => [
  { name: 'Petrona', data: roman!, weight: 400 as const, style: 'normal' as const },
  { name: 'Petrona', data: italic!, weight: 400 as const, style: 'italic' as const },
  { name: 'Figtree', data: text!, weight: 500 as const, style: 'normal' as const },
])

async function printUrl(name: string): Promise<string> {
  const svg = await readFile(path.join(process.cwd(), 'public/art/linocut', `${name}.svg`))
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}

/** A title's words one by one, so that the italic ones can stand among the others and lines still break. */
function wordsOf({ title, italic }: Card): readonly { readonly word: string; readonly slanted: boolean }[] {
  const at = italic ? title.lastIndexOf(italic) : -1
  let from = 0
  return title.split(' ').map((word) => {
    const start = from
    from += word.length + 1
    return { word, slanted: at >= 0 && start >= at && start < at + italic!.length }
  })
}

const sizeOf = ({ length }: string) => (length > 44 ? 68 : length > 26 ? 84 : 104)

/** Draws a page's Open Graph picture: the title on its tint, the print in an arch, the name and the area below. */
export async function drawCard(card: Card): Promise<ImageResponse> {
  const fontSize = sizeOf(card.title)
  const print = await printUrl(card.print)
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: tints[card.tint],
        color: '#053133',
        fontFamily: 'Figtree',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 760,
          padding: '64px 0 56px 72px',
        }}
      >
        <div style={{ display: 'flex', fontFamily: 'Petrona', fontSize: 46, letterSpacing: -1.5 }}>
          {business.name.slice(0, -2).toLowerCase()}
          <span style={{ fontStyle: 'italic', color: '#005c59' }}>{business.name.slice(-2).toLowerCase()}</span>
        </div>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            fontFamily: 'Petrona',
            fontSize,
            lineHeight: 1.04,
            letterSpacing: fontSize * -0.02,
          }}
        >
          {wordsOf(card).map(({ word, slanted }, index) => (
            <span
              key={index}
              style={{
                display: 'flex',
                marginRight: fontSize * 0.24,
                fontStyle: slanted ? 'italic' : 'normal',
                borderBottom: slanted ? `${Math.round(fontSize * 0.09)}px solid #facd45` : 'none',
              }}
            >
              {word}
            </span>
          ))}
        </div>
        <div style={{ display: 'flex', fontSize: 26, color: '#49605e' }}>{business.address}</div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: 340,
          height: 538,
          marginLeft: 28,
          marginTop: 92,
          background: card.tint === 'silica' ? '#f8f3e9' : '#fcfbf7',
          borderTopLeftRadius: 170,
          borderTopRightRadius: 170,
        }}
      >
        {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- drawn into a picture, not a page */}
        <img src={print} width={260} height={260} style={{ objectFit: 'contain' }} />
      </div>
    </div>,
    { ...cardSize, fonts: await fonts },
  )
}
