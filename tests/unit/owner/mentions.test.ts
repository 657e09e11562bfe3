import { mentions } from '@/lib/server/owner/mentions'

test.each(['ann@x.com', '<Ann@X.com>', '"email":"ann@x.com"', 'write to ann@x.com.', 'ann@x.com,bob@x.com'])(
  '%j mentions the address',
  (text) => {
    expect(mentions(text, 'ann@x.com')).toBe(true)
  },
)

test.each(['joann@x.com', 'ann@x.com.au', 'j.ann@x.com', 'ann@x-com', 'annQx.com', 'ann@x.community'])(
  '%j is someone else',
  (text) => {
    expect(mentions(text, 'ann@x.com')).toBe(false)
  },
)
