import type { Toast } from '@/components/site/show-toast'

const questions: Toast[] = []
const lastQuestion = () => questions.at(-1)!
jest.mock('@/components/site/show-toast', () => ({ showToast: (toast: Toast) => questions.push(toast) }))

/** Advances to the queue's next check, which runs every 20 seconds. */
const lookAgain = () => jest.advanceTimersByTimeAsync(20_000)

beforeEach(() => {
  jest.resetModules() // as on a fresh page
  jest.useFakeTimers()
  questions.length = 0
})

/** Opens a page with submissions of these forms that have been queued for years. */
async function openWith(...labels: string[]) {
  localStorage.setItem(
    'sunnie:queue',
    JSON.stringify(labels.map((label) => ({ slug: label, label, key: label, at: 0 }))),
  )
  const { watchQueue } = await import('@/components/forms/sender')
  watchQueue()
  await lookAgain()
}

test('a question that couldn’t be shown is asked again, but one that was shown isn’t', async () => {
  await openWith('Message')
  expect(questions).toHaveLength(1)
  lastQuestion().otherwise!()
  await lookAgain()
  expect(questions).toHaveLength(2)
  lastQuestion().onDismiss!()
  await lookAgain()
  expect(questions).toHaveLength(2)
})

test('a question that closes late doesn’t let the third replace the second', async () => {
  await openWith('First', 'Second', 'Third')
  const first = lastQuestion()
  first.cancel!.onClick()
  await lookAgain()
  expect(lastQuestion().description).toMatch(/^Second,/)
  first.onDismiss!()
  await lookAgain()
  expect(lastQuestion().description).toMatch(/^Second,/)
})
