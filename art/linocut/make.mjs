import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Draws every print into public/art/linocut, or only the families named on the command line. */
const families = [
  'emblems',
  'certifications',
  'values',
  'spaces',
  'add-ons',
  'ingredients',
  'swatches',
  'states',
  'recycling',
  'at-work',
  'map',
  'day',
  'inside',
  'reef',
  'social',
  'marks',
  'tide-lines',
]
const out = fileURLToPath(new URL('../../public/art/linocut/', import.meta.url))
const wanted = process.argv.slice(2)
const exportName = (family) => family.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

mkdirSync(out, { recursive: true })
for (const family of families.filter((name) => !wanted.length || wanted.includes(name))) {
  const prints = await import(`./${family}.mjs`)
  for (const [name, draw] of Object.entries(prints[exportName(family)])) {
    const drawn = draw()
    const svg = typeof drawn === 'string' ? drawn : drawn.frame().toSvg()
    writeFileSync(`${out}${name}.svg`, svg)
    console.log(`${family}/${name}.svg`, (svg.length / 1024).toFixed(1), 'kB')
  }
}
