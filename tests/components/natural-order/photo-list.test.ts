import { shrinkPhoto } from '@/components/natural-order/photo-shrink'
import { PhotoList } from '@/components/natural-order/photo-list'
import { photoWords } from '@/content/natural-order-onboarding'

function jpeg(name: string): File {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  const file = new File([bytes], name)
  // jsdom's Blob has no arrayBuffer.
  Object.assign(file, {
    slice: (from: number, to: number) => ({ arrayBuffer: async () => bytes.slice(from, to).buffer }),
  })
  return file
}

let answers: (() => Promise<Response>)[] = []
const ok = (id: string) => async () =>
  ({ ok: true, status: 200, text: async () => JSON.stringify({ success: true, message: '', id }) }) as Response
const no = (status: number, text: string) => async () => ({ ok: false, status, text: async () => text }) as Response

beforeEach(() => {
  answers = []
  globalThis.fetch = jest.fn(() => answers.shift()!()) as unknown as typeof fetch
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = jest.fn()
})
afterEach(() => jest.restoreAllMocks())

test('waits for a photo that has just been chosen', async () => {
  const list = new PhotoList(photoWords)
  answers = [ok('chosen')]
  void list.add([jpeg('a.jpg')])
  await list.settled()
  expect(list.meta()).toEqual({ photos: ['chosen'] })
})

test('says what went wrong in the server’s words or ours, and can retry', async () => {
  const list = new PhotoList(photoWords)
  answers = [
    no(429, JSON.stringify({ success: false, message: 'Too many.' })),
    () => Promise.reject(new TypeError()),
    no(502, '<html>'),
    no(500, '{"success":false}'),
    ok('there'),
  ]
  await list.add([jpeg('a.jpg')])
  const problems: (string | undefined)[] = []
  for (let n = 0; n < 4; n++) {
    await list.settled()
    const [{ key, problem, state }] = list.snapshot() as [ReturnType<typeof list.snapshot>[0]]
    expect(state).toBe('failed')
    problems.push(problem)
    list.retry(key)
  }
  await list.settled()
  const { network, failed } = photoWords.problems
  expect(problems).toEqual(['Too many.', network, network, failed])
  expect(list.meta()).toEqual({ photos: ['there'] })
})

test.each([
  ['is made smaller', [25, 157, 94], 'smaller'],
  ['goes as it is if the browser gives noise for a canvas’s pixels', [20, 168, 117], 'photo'],
])('a large photo %s', async (_, pixel, sent) => {
  const photo = { size: 2_000_000 } as File
  const smaller = { size: 1_000 } as Blob
  globalThis.createImageBitmap = async () => ({ width: 8_000, height: 6_000, close() {} })
  const context = { fillRect() {}, drawImage() {}, getImageData: () => ({ data: pixel }) } as unknown
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(smaller))
  expect(await shrinkPhoto(photo)).toBe({ photo, smaller }[sent])
})

test('a removed photo isn’t sent, nor is one that a draft has kept for over a day', async () => {
  const list = new PhotoList(photoWords)
  answers = [ok('one')]
  await list.add([jpeg('a.jpg')])
  await list.settled()
  const kept = list.kept()
  list.remove(list.snapshot()[0]!.key)
  expect(list.meta()).toEqual({})
  list.restore([...(kept ?? []), { id: 'old', name: 'old.jpg', at: Date.now() - 25 * 3_600_000 }])
  expect(list.meta()).toEqual({ photos: ['one'] })
})

test('a file that can’t be read is named, and those after it still upload', async () => {
  const list = new PhotoList(photoWords)
  answers = [ok('fine')]
  const gone = Object.assign(jpeg('gone.jpg'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  })
  await list.add([gone, jpeg('fine.jpg')])
  await list.settled()
  expect(list.problem).toContain("couldn't open gone.jpg")
  expect(list.meta()).toEqual({ photos: ['fine'] })
})
