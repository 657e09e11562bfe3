import { inWords } from '@/content/count'
import { photoWords } from '@/content/natural-order-onboarding'
import { quoteWords } from '@/content/quotes'
import { naturalOrder } from '@/content/services/natural-order'
import { subscriptionsPage } from '@/content/subscriptions-page'
import { textLimit } from '@/lib/forms/limits'
import { maxPhotoBytes, maxPhotos, unclaimedMs } from '@/lib/photos'
import { promisedHours } from '@/lib/server/base/sql/find-leads'
import { missingPhotos } from '@/lib/server/forms/plain-words'

const hour = 3_600_000

// The content can't import these limits, so its words repeat them.
test.each([
  ['the size of a photo', `${maxPhotoBytes / 1024 ** 2} MB`, [photoWords.hint, photoWords.problems.tooLarge]],
  ['the number of photos', inWords(maxPhotos), [photoWords.hint, photoWords.problems.tooMany]],
  ['how long unsent photos are kept', `${unclaimedMs / hour} hours`, [missingPhotos(2)]],
  ['the length of a requested change', `${textLimit.toLocaleString('en-AU')} characters`, [quoteWords.problems.text]],
  [
    'the time in which we answer',
    `${promisedHours} hours`,
    [naturalOrder.additionalInfo, subscriptionsPage.closing.text],
  ],
])('%s is %s wherever it’s mentioned', (_, limit, texts) => {
  for (const text of texts) expect(text.toLowerCase()).toContain(limit.toLowerCase())
})
