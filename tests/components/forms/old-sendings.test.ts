import type { Toast } from '@/components/site/show-toast'

const questions: Toast[] = []
const lastQuestion = () => questions.at(-1)!
jest.mock('@/components/site/show-toast', () => ({ showToast: (toast: Toast) => questions.push(toast) }))

/** The queue looks once more, as it does every 20 seconds. */
const lookAgain = () => jest.advanceTimersByTimeAsync(20_000)

beforeEach(() => {
  jest.resetModules() // a page of its own
  jest.useFakeTimers()
  questions.length = 0
})

/** Opens a page where sendings of these forms have waited for years. */
async function openWith(...labels: string[]) {
  localStorage.setItem(
    'sunnie:queue',
    JSON.stringify(labels.map((label) => ({ slug: label, label, key: label, at: 0 }))),
  )
  const { watchQueue } = await import('@/components/forms/offline-queue')
  watchQueue()
  await lookAgain()
}

test('a question that couldn’t be shown is asked once more, one that was is not', async () => {
  await openWith('Message')
  expect(questions).toHaveLength(1)
  lastQuestion().otherwise!()
  await lookAgain()
  expect(questions).toHaveLength(2)
  lastQuestion().onDismiss!()
  await lookAgain()
  expect(questions).toHaveLength(2)
})

test('a question that leaves late doesn’t let a third take the place of the second', async () => {
  await openWith('First', 'Second', 'Third')
  const first = lastQuestion()
  first.cancel!.onClick()
  await lookAgain()
  expect(lastQuestion().description).toMatch(/^Second,/)
  first.onDismiss!()
  await lookAgain()
  expect(lastQuestion().description).toMatch(/^Second,/)
})
