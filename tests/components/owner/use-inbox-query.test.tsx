import { renderHook } from '@testing-library/react'
import { useInboxQuery } from '@/components/admin/inbox/use-inbox-query'

// Until the last change has rendered, this still returns the previous query.
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('form=contact') }))

test('two inbox changes made at the same moment both take effect', () => {
  history.replaceState(null, '', '/admin/leads?form=contact&page=2')
  const [, change] = renderHook(() => useInboxQuery()).result.current
  change({ from: '2026-01-02' })
  change({ to: '2026-02-01' })
  expect(location.search).toBe('?form=contact&from=2026-01-02&to=2026-02-01')
})
