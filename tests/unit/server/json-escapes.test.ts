import { withoutEscapes } from '@/lib/server/requests/body'

test.each([
  [String.raw`{"email":"\u0061nn\u0040Visitor\u002Eexample"}`, '{"email":"ann@Visitor.example"}'],
  // What JSON needs stays: quotes, backslashes and control characters.
  [String.raw`"\u0022 \u005c \u0009 \u007f \n"`, String.raw`"\u0022 \u005c \u0009 \u007f \n"`],
  // A backslash before letters that only look like an escape.
  [String.raw`"C:\\u0040 \\\u0040"`, String.raw`"C:\\u0040 \\@"`],
])('%s becomes %s and means the same', (json, expected) => {
  expect(withoutEscapes(json)).toBe(expected)
  expect(JSON.parse(expected)).toEqual(JSON.parse(json))
})
