import sharp from 'sharp'

/** A photo like a phone's, with the location where it was taken, and on its side. */
export const phonePhoto = (width = 2400, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c0ece7' } })
    .withExif({ IFD0: { Model: 'Telephone of Alex' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '20/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const pngPhoto = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()

export const webpPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#facd45' } })
    .webp()
    .toBuffer()

/** The first bytes of an iPhone's own format. */
export const heicPhoto = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
