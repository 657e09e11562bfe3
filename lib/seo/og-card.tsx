import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { business } from '@/content/business'
import { cardSize } from './card-path'
import { type Card, tints } from './og-cards'

const font = (file: string) => readFile(path.join(process.cwd(), 'node_modules/@fontsource', file))

// Satori supports neither woff2 nor variable fonts, hence static woff. Read once per build.
const fonts = Promise.all([
  font('petrona/files/petrona-latin-400-normal.woff'),
  font('petrona/files/petrona-latin-400-italic.woff'),
  font('figtree/files/figtree-latin-500-normal.woff'),
]).then(([roman, italic, text]) => [
  { name: 'Petrona', data: roman!, weight: 400 as const, style: 'normal' as const },
  { name: 'Petrona', data: italic!, weight: 400 as const, style: 'italic' as const },
  { name: 'Figtree', data: text!, weight: 500 as const, style: 'normal' as const },
])

async function linocutUrl(name: string): Promise<string> {
  const svg = await readFile(path.join(process.cwd(), 'public/art/linocut', `${name}.svg`))
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}

/** Splits a title into words, because Satori can only wrap around the italic ones if each is an element of its own. */
function wordsOf({ title, italic }: Card): readonly { readonly word: string; readonly italic: boolean }[] {
  const at = italic ? title.lastIndexOf(italic) : -1
  let next = 0
  return title.split(' ').map((word) => {
    const start = next
    next += word.length + 1
    return { word, italic: at >= 0 && start >= at && start < at + italic!.length }
  })
}

const sizeOf = ({ length }: string) => (length > 44 ? 68 : length > 26 ? 84 : 104)

/** Renders a page's Open Graph image: name, title and service area on a tint, next to a linocut in an arch. */
export async function drawCard(card: Card): Promise<ImageResponse> {
  const fontSize = sizeOf(card.title)
  const linocut = await linocutUrl(card.linocut)
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
          {wordsOf(card).map(({ word, italic }, index) => (
            <span
              key={index}
              style={{
                display: 'flex',
                marginRight: fontSize * 0.24,
                fontStyle: italic ? 'italic' : 'normal',
                borderBottom: italic ? `${Math.round(fontSize * 0.09)}px solid #facd45` : 'none',
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
        {/* eslint-disable-next-line jsx-a11y/alt-text -- rendered into an image, not a page */}
        <img src={linocut} width={260} height={260} style={{ objectFit: 'contain' }} />
      </div>
    </div>,
    { ...cardSize, fonts: await fonts },
  )
}
