/** Typesets the labels with Chromium: one PNG per product, and those for the tea towel and the pantry's jars.
 *
 *  node art/stills/labels.mjs [folder]   (default: a folder in the system's temporary directory)
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plantDrawing } from './label-plants.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const fonts = process.env.STILLS_FONTS ?? resolve(here, '../../node_modules/@fontsource-variable')
const folder = process.argv[2] ?? join(tmpdir(), 'stills-labels')
const browser = process.env.CHROMIUM ?? 'chromium'
const products = JSON.parse(readFileSync(join(here, 'products.json'), 'utf8'))

const face = (family, style) => `file://${fonts}/${family}/files/${family}-latin-wght-${style}.woff2`
const css = `
@font-face { font-family: Petrona; src: url(${face('petrona', 'normal')}); font-weight: 100 900 }
@font-face { font-family: Petrona; src: url(${face('petrona', 'italic')}); font-style: italic; font-weight: 100 900 }
@font-face { font-family: Figtree; src: url(${face('figtree', 'normal')}); font-weight: 300 900 }
* { box-sizing: border-box; margin: 0 }
html { background: #fffdf7 }
body { background: #fffdf7; color: #053133; height: 100vh; overflow: hidden; display: grid; place-items: center }
.face { width: var(--w); height: 100vh; padding: 5.4vh 0 5.2vh; display: flex; flex-direction: column; justify-content: space-between; align-items: center; text-align: center }
.room { font: 600 4.4vh Figtree; letter-spacing: .2em; text-transform: uppercase }
h1 { white-space: nowrap; font: 450 var(--size) / 1.08 Petrona; letter-spacing: -.02em }
h1 em { display: block; font-weight: 420 }
svg { height: 22vh; overflow: visible }
.size { font: 600 4.6vh Figtree; letter-spacing: .04em }
.size span { display: block; font: 500 4.6vh Figtree; letter-spacing: 0; margin-bottom: 1.2vh; white-space: nowrap }
`
const lines = (words) => words.replace('&', '&amp;').replaceAll('|', '<br>')
/** Width and height in pixels, and the fraction of the width that the camera sees. */
const forms = {
  bottle: [1180, 830, 0.56],
  small: [1180, 880, 0.52],
  slim: [900, 1040, 0.5],
  pouch: [800, 770, 0.86],
  carton: [840, 1270, 0.8],
  roll: [1200, 560, 0.5],
  tag: [700, 520, 0.86],
  towel: [1100, 1526, 1],
  jar: [560, 330, 0.86],
}
const formOf = {
  trigger: 'bottle',
  pump: 'bottle',
  plain: 'bottle',
  jug: 'small',
  mist: 'slim',
  dropper: 'small',
  'small-trigger': 'small',
  pouch: 'pouch',
  carton: 'carton',
  kit: 'tag',
  roll: 'roll',
  brushes: 'tag',
  bundle: 'bottle',
  'tea-towel': 'tag',
}

/** The towel's print: rows of sprigs, each one tilted, and the name in the hem. */
function botanical(id, width, height, { plain, italic, room }) {
  const plants = ['gum', 'myrtle', 'fern', 'olive', 'hibiscus', 'neem']
  const sprigs = Array.from(
    { length: 12 },
    (_, i) =>
      `<div style="transform:rotate(${[-14, 10, -6, 16][i % 4]}deg)">${plantDrawing(plants[(i * 5 + Math.floor(i / 3)) % 6])}</div>`,
  ).join('')
  print(
    id,
    width,
    height,
    `<style>${css}
html,body{background:#f6f0e2}body{display:block;padding:5vh 7vw 0;border-bottom:4.5vh solid #1e746e}
.sprigs{display:grid;grid-template-columns:repeat(3,1fr);gap:1.5vh 2vw;height:69vh;justify-items:center;align-items:center}.sprigs svg{height:15.5vh}
footer{border-top:.5vh solid #1e746e;margin-top:1vh;padding-top:1.4vh;text-align:center}
</style><div class="sprigs">${sprigs}</div><footer><h1 style="--size:9vh;line-height:.98">${plain} <em style="display:inline">${italic}</em></h1><p class="room" style="font-size:2.4vh;margin-top:1vh">${room}</p></footer>`,
  )
}

function typeset(id, form, { room, plain, italic, note, size, plant }) {
  const [width, height, share] = forms[form]
  if (form === 'towel') return botanical(id, width, height, { plain, italic, room })
  if (form === 'jar')
    return print(
      id,
      width,
      height,
      `<style>${css}</style><h1 style="--size:${height * 0.36}px"><em>${italic}</em></h1>`,
    )
  const longest = Math.max(...`${plain}|${italic}`.split('|').map((line) => line.length))
  const fit = Math.min(
    height *
      (`${plain}|${italic}`.split('|').length > 3 ? 0.115 : `${plain}|${italic}`.split('|').length > 2 ? 0.14 : 0.175),
    (width * share * 2.25) / longest,
  )
  print(
    id,
    width,
    height,
    `<style>${css}</style><div class="face" style="--w:${width * share}px;--size:${fit}px">
  <p class="room">${room}</p><h1>${lines(plain)}<em>${lines(italic)}</em></h1>${plantDrawing(plant)}<p class="size">${note ? `<span style="font-size:${Math.min(height * 0.062, (width * share * 1.95) / note.length)}px">${note.replace('&', '&amp;')}</span>` : ''}${size}</p></div>`,
  )
}

function print(id, width, height, body) {
  const page = join(folder, `${id}.html`)
  writeFileSync(page, `<!doctype html><meta charset="utf-8">${body}`)
  execFileSync(
    browser,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--hide-scrollbars',
      '--allow-file-access-from-files',
      '--virtual-time-budget=1500',
      `--window-size=${width},${height}`,
      `--screenshot=${join(folder, `${id}.png`)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  )
}

mkdirSync(folder, { recursive: true })
const only = process.argv.slice(3)
for (const product of products)
  if (!only.length || only.includes(product.id)) typeset(product.id, formOf[product.pack], product)
const extras = [
  [
    'towel-print',
    'towel',
    { room: 'Terra Botanica', plain: 'Tea', italic: 'Towel', size: '50 × 70 cm', plant: 'fern' },
  ],
]
for (const name of ['rice', 'oats', 'lentils', 'turmeric', 'peas', 'beans'])
  extras.push([`jar-${name}`, 'jar', { room: '', plain: '', italic: name, size: '', plant: '' }])
for (const [id, form, words] of extras) if (!only.length || only.includes(id)) typeset(id, form, words)
