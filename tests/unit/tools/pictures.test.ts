/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const script = path.resolve('tools/pictures.mjs')
let root: string

const put = (file: string, bytes: string | Buffer) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), bytes)
}
const run = () => execFileSync(process.execPath, [script, root], { stdio: 'pipe' })
const manifest = () => JSON.parse(readFileSync(path.join(root, 'generated/pictures.json'), 'utf8'))
const photo = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#c0ece7' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()

describe('the picture manifest', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('is empty, without an error, if there are no pictures', () => {
    run()
    expect(manifest()).toEqual({})
  })

  it('turns a photograph into upright AVIF and WebP without camera data, with focal point and alt text', async () => {
    put('public/images/services/daily-glow@60x35.jpg', await photo(600, 900, 6))
    put('public/images/services/daily-glow.txt', ' A clean bench \n')
    run()
    const entry = manifest()['services/daily-glow']
    expect(entry).toMatchObject({ kind: 'photo', width: 900, height: 600, focal: [60, 35], alt: 'A clean bench' })
    const css = readFileSync(path.join(root, 'generated/focal-points.css'), 'utf8')
    expect(css).toBe(".frame img[data-focal='60 35'] { object-position: 60% 35%; }\n")
    expect(entry.sources.avif.map(([width]: [number]) => width)).toEqual([480, 800, 900])
    const made = await sharp(path.join(root, 'public', entry.sources.webp[0][1])).metadata()
    expect([made.width, made.exif, made.orientation]).toEqual([480, undefined, undefined])
  })

  it('prefers the photograph to our art, and finds hover pictures by their own name', async () => {
    const art = await sharp({ create: { width: 480, height: 600, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
    put('public/art/products/soap-480.webp', art)
    put('public/art/products/soap.hover-480.webp', art)
    run()
    expect(manifest()['products/soap']).toMatchObject({ kind: 'art', width: 480, height: 600 })
    expect(manifest()['products/soap.hover'].kind).toBe('art')
    put('public/images/products/soap.jpg', await photo(500, 500))
    run()
    expect(manifest()['products/soap'].kind).toBe('photo')
    expect(manifest()['products/soap.hover'].kind).toBe('art')
  })

  it('removes its files when the photograph is removed', async () => {
    put('public/images/team/founder.jpg', await photo(500, 500))
    run()
    expect(readdirSync(path.join(root, 'public/_pictures/team')).length).toBeGreaterThan(0)
    rmSync(path.join(root, 'public/images/team/founder.jpg'))
    run()
    expect(readdirSync(path.join(root, 'public/_pictures/team'))).toEqual([])
    expect(manifest()).toEqual({})
  })

  it('rejects HEIC by file name, and says what to do', () => {
    put('public/images/services/full-bloom.HEIC', 'x')
    const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain("public/images/services/full-bloom.HEIC can't be used: save it as a JPEG")
    expect(existsSync(path.join(root, 'generated/pictures.json'))).toBe(true)
  })

  it('warns about a photograph under 1600 px', async () => {
    put('public/images/services/full-bloom.jpg', await photo(700, 500))
    expect(spawnSync(process.execPath, [script, root], { encoding: 'utf8' }).stderr).toContain('is 700 px wide')
  })
})
