import { admin } from '@/content/admin'
import { account } from '@/content/admin-account'
import { adminBusiness } from '@/content/admin-business'
import { inbox } from '@/content/admin-inbox'
import { photoWords } from '@/content/natural-order-onboarding'
import { quoteWords } from '@/content/quotes'
import { naturalOrder } from '@/content/services/natural-order'
import { subscriptionsPage } from '@/content/subscriptions-page'
import { textLimit } from '@/lib/forms/limits'
import { offlineLeads, undoMs } from '@/lib/owner/inbox'
import { maxPhotoBytes, maxPhotos, unclaimedMs } from '@/lib/photos'
import { linkLife } from '@/lib/server/mail/links'
import { promisedHours } from '@/lib/server/owner/lead-filter'

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const hour = 3_600_000

// The content can't import these limits, so its words repeat them.
test.each([
  ['the size of a photo', `${maxPhotoBytes / 1024 ** 2} MB`, [photoWords.hint, photoWords.problems.tooLarge]],
  ['the number of photos', counts[maxPhotos]!, [photoWords.hint, photoWords.problems.tooMany]],
  ['how long unsent photos are kept', `${unclaimedMs / hour} hours`, [admin.leads.photosMissing(2)]],
  ['the length of a requested change', `${textLimit.toLocaleString('en-AU')} characters`, [quoteWords.problems.text]],
  ['the time to undo an answer', `${undoMs / 1000} seconds`, [inbox.reply.queued]],
  ['the leads kept offline', `last ${offlineLeads} leads`, [account.device.install, account.offline.title]],
  [
    'the time in which we answer',
    `${promisedHours} hours`,
    [inbox.today.waiting, adminBusiness.answered.title, naturalOrder.additionalInfo, subscriptionsPage.closing.text],
  ],
  ['the life of a sign-in link', `${linkLife['sign-in-link'] / 60} minutes`, [admin.signIn.link.sent]],
])('%s is %s wherever it’s mentioned', (_, limit, texts) => {
  for (const text of texts) expect(text.toLowerCase()).toContain(limit.toLowerCase())
})
