/** @jest-environment node */
import { onRequestError } from '@/instrumentation'
import { logProblem } from '@/lib/server/base/log'

let lines: string[]
beforeEach(() => {
  lines = []
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => jest.restoreAllMocks())

test('an error is logged as one line: its class, its code and the reason, which Prisma puts last', () => {
  const error = Object.assign(
    new Error('\nInvalid `prisma.lead.create()` invocation:\n\n\nServer has closed the connection.\n'),
    {
      name: 'PrismaClientKnownRequestError',
      code: 'P1017',
    },
  )
  logProblem('/api/contact', error)
  expect(lines).toEqual(['/api/contact: PrismaClientKnownRequestError P1017: Server has closed the connection.'])
})

test.each([
  [new Error('invalid byte sequence in "kim@visitor.example"'), 'Error: invalid byte sequence in …'],
  [new Error('Message: `invalid syntax: "kim@visitor.example"`'), 'Error: Message: …'],
  [new Error("Couldn't store 'Kim Smith'"), 'Error: Couldn…'],
  [new Error('Code: `14`. Message: `unable to open`'), 'Error: Code: `14`. Message: …'],
  ['just a string', 'Error: just a string'],
  [undefined, 'Error: undefined'],
  [new Error(''), 'Error:'],
])('%p is logged without quoted values', (error, expected) => {
  logProblem('test', error)
  expect(lines[0]!.trim()).toBe(`test: ${expected}`)
})

test('an error in a page or route is logged with its pattern, never the URL with its unsubscribe token', async () => {
  await onRequestError(
    new Error('broken'),
    { path: '/unsubscribe/the-secret-token?from=page', method: 'GET', headers: {} },
    { routerKind: 'App Router', routePath: '/unsubscribe/[token]', routeType: 'route', revalidateReason: undefined },
  )
  expect(lines).toEqual(['/unsubscribe/[token]: Error: broken'])
})
