import { readFileSync } from 'node:fs'
import { move } from './geometry.mjs'

const letters = JSON.parse(readFileSync(new URL('lettering.json', import.meta.url), 'utf8'))

/** A word in the site's display face, from the left end of its baseline at [x, y], or around it if `middle`. */
export function word(print, text, [x, y], size, middle = false) {
  const scale = size / 500
  const rings = letters[text].map((ring) =>
    Array.from(ring.matchAll(/(-?\d+) (-?\d+)/g), ([, px, py]) => [px * scale, y + py * scale]),
  )
  const left = middle ? x - Math.max(...rings.flat().map(([px]) => px)) / 2 : x
  print.contours(rings.map((ring) => move(ring, left, 0)))
}
