/** @jest-environment node */
import { parseSinglePhoto } from '@/lib/server/requests/multipart'

const type = 'multipart/form-data; boundary=x'
const part = (disposition: string, content = '') =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const photo = part('name="photo"; filename="a.png"', 'bytes\r\n\r\n--y')
const read = (body: string, given = type) => parseSinglePhoto(Buffer.from(body), given).toString()

test('returns the one file byte for byte', async () => {
  expect(read(`${photo}--x--\r\n`)).toBe('bytes\r\n\r\n--y')
  expect(read(`${photo}--x--`, 'multipart/form-data; charset=utf-8; Boundary="x"')).toBe('bytes\r\n\r\n--y')
  expect(read(`${part('name="photo"; filename="a.png"\r\nContent-Type: image/png')}--x--\r\n`)).toBe('')
  const form = new FormData()
  form.append('photo', new Blob(['bytes']), 'Küche "1".png')
  const sent = new Response(form)
  const { headers } = sent
  expect(read(await sent.text(), headers.get('content-type')!)).toBe('bytes')
})

test.each(['nonsense', '', '--x--\r\n', `\r\n${photo}--x--`, `${photo}--y--`.replace('\r\n--y--', '')])(
  'anything but a multipart form is rejected: %j',
  (body) => {
    expect(() => read(body)).toThrow("isn't a multipart form")
    expect(() => read(`${photo}--x--`, 'multipart/form-data')).toThrow("isn't a multipart form")
  },
)

test.each([
  part('name="photo"'),
  part('name="picture"; filename="a.png"'),
  part('name="picture"; filename="name="photo"; filename=.png"'),
  photo + photo,
  photo + part('name="other"', 'text'),
])('anything but one file with that name is rejected: %j', (parts) => {
  expect(() => read(`${parts}--x--\r\n`)).toThrow('one photo at a time')
})

test.each([
  ['parts', part('name="a"; filename=""').repeat(130_000)],
  ['headers', `--x\r\n${'a:\r\n'.repeat(2_000_000)}`],
  ['a file’s name', part(`name="photo"; filename="${'%0D'.repeat(2_700_000)}"`)],
])('hardly any of eight megabytes of %s is read', (_, hostile) => {
  const body = Buffer.from(`${hostile}--x--\r\n`)
  const texts = jest.spyOn(Buffer.prototype, 'toString').mockClear()
  expect(() => parseSinglePhoto(body, type)).toThrow()
  const read = texts.mock.results.map(({ value }) => String(value).length)
  texts.mockRestore()
  // Node's own parser reads them all, which blocks the event loop for seconds.
  expect(Math.max(...read, 0)).toBeLessThan(10_000)
})
