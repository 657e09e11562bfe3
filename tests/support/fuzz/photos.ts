import fc from 'fast-check'

/** One white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

const content: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(png, png.subarray(0, 40), Buffer.alloc(0), Buffer.from('<svg/>'), Buffer.from('GIF89a')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), bytes])),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), bytes])),
  // A picture with one byte changed.
  fc.tuple(fc.integer({ min: 8, max: png.length - 1 }), fc.integer({ min: 0, max: 255 })).map(([at, byte]) => {
    const bytes = Buffer.from(png)
    bytes[at] = byte
    return bytes
  }),
)

const part = fc
  .tuple(
    fc.constantFrom('name="photo"; filename="a.png"', 'name="photo"', 'name="__proto__"', 'filename="\0"', ''),
    content,
  )
  .map(([disposition, bytes]) =>
    Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
  )

/** A multipart body with the boundary `x`, more or less. */
export const multipartBody = fc
  .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom('--x--\r\n', '--x', '', '\r\n\r\n'))
  .map(([parts, end]) => Buffer.concat([...parts, Buffer.from(end)]))
