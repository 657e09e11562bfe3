import { returnPath } from '@/lib/owner/return-path'

test.each([
  ['https://www.sunnie.example/admin/leads?state=held&signin=wrong', undefined, '/admin/leads?state=held'],
  ['https://www.sunnie.example/admin/leads/a1?do=reply', 'code', '/admin/leads/a1?do=reply&signin=code'],
  ['https://www.sunnie.example/admin?link=token', undefined, '/admin'],
  ['https://www.sunnie.example/administrator', undefined, '/admin'],
  ['https://evil.example//evil.example/admin', 'wrong', '/admin?signin=wrong'],
  [null, 'busy', '/admin?signin=busy'],
])('from %s, saying %s, returns to %s', (address, says, expected) => expect(returnPath(address, says)).toBe(expected))
