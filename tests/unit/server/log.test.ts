/** @jest-environment node */
import { onRequestError } from '@/instrumentation'
import { logProblem } from '@/lib/server/log'

let lines: string[]
beforeEach(() => {
  lines = []
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => jest.restoreAllMocks())

test('an error is one line: its class, its code and the reason, which Prisma puts last', () => {
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
  ['just a string', 'Error: just a string'],
  [undefined, 'Error: undefined'],
  [new Error(''), 'Error:'],
])('%p is told without quoted values', (error, expected) => {
  logProblem('test', error)
  expect(lines[0]!.trim()).toBe(`test: ${expected}`)
})

test('an error of a page or a route names its pattern, never the address with its unsubscribe token', async () => {
  await onRequestError(
    new Error('broken'),
    { path: '/unsubscribe/the-secret-token?from=page', method: 'GET', headers: {} },
    { routerKind: 'App Router', routePath: '/unsubscribe/[token]', routeType: 'route', revalidateReason: undefined },
  )
  expect(lines).toEqual(['/unsubscribe/[token]: Error: broken'])
})
