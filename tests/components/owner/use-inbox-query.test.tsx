import { renderHook } from '@testing-library/react'
import { useInboxQuery } from '@/components/admin/inbox/use-inbox-query'

// As long as the last change hasn't been rendered, this is where the page was.
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('form=contact') }))

test('two changes of the inbox in one moment both count', () => {
  history.replaceState(null, '', '/admin/leads?form=contact&page=2')
  const [, change] = renderHook(() => useInboxQuery()).result.current
  change({ from: '2026-01-02' })
  change({ to: '2026-02-01' })
  expect(location.search).toBe('?form=contact&from=2026-01-02&to=2026-02-01')
})
