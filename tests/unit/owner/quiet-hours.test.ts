import { isQuiet } from '@/lib/server/push/quiet-hours'

test.each([
  ['21:00', '07:00', '20:59', false],
  ['21:00', '07:00', '21:00', true],
  ['21:00', '07:00', '00:00', true],
  ['21:00', '07:00', '06:59', true],
  ['21:00', '07:00', '07:00', false],
  ['12:30', '13:30', '13:00', true],
  ['12:30', '13:30', '13:30', false],
  ['12:30', '13:30', '00:00', false],
  ['09:00', '09:00', '09:00', false],
])('from %s to %s, %s is quiet: %s', (from, to, now, quiet) => expect(isQuiet({ from, to }, now)).toBe(quiet))

test('without quiet hours nothing is quiet', () => expect(isQuiet(null, '03:00')).toBe(false))
