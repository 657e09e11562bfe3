import { mergePeople, separatePerson } from '@/lib/server/owner/aliases'
import { assertNobodyElse, correctAddress } from '@/lib/server/owner/correct-address'
import { erasePerson } from '@/lib/server/owner/person'
import { correctionBody, emailQuery, mergeBody } from '@/lib/server/owner/person-query'
import { assertKnown } from '@/lib/server/owner/person-trace'
import { validated } from '@/lib/server/requests/validated-body'
import { Refusal } from '@/lib/server/base/refusal'
import type { Visit } from '../_parts/owner-page'
import { addressOf, counted } from '../_parts/parts'
import { subscriberActions } from '../_parts/subscriber'

const of = (form: URLSearchParams) => Object.fromEntries(form)

/** What can be done about a person. */
export const personActions = {
  ...subscriberActions,

  /** Merges two addresses into one person. */
  async 'person-merge'(_visit: Visit, form: URLSearchParams) {
    const { email, into } = validated(mergeBody, of(form))
    await assertKnown({ email, into })
    const { joined } = await mergePeople(email, into)
    return { notice: 'Now one person', undo: joined ? { do: 'person-separate', email: joined, from: into } : undefined }
  },

  /** Makes a merged address a separate person again. */
  async 'person-separate'(_visit: Visit, form: URLSearchParams) {
    const { email } = validated(emailQuery, of(form))
    await separatePerson(email)
    const from = form.get('from')
    return { notice: 'Separated again', undo: from ? { do: 'person-merge', email, into: from } : undefined }
  },

  /** Corrects a mistyped address, and sends again what didn't reach it. */
  async 'person-correct'(_visit: Visit, form: URLSearchParams) {
    const { email, to } = validated(correctionBody, of(form))
    // Whoever was asked about this address, and sends it again, has confirmed it.
    if (form.get('asked') !== to) await assertNobodyElse(email, to)
    const mails = await correctAddress(email, to)
    const again = mails > 0 ? `. ${counted(mails, 'email')} will go out again` : ''
    return { notice: `Corrected${again}`, to: addressOf('/admin/person', { email: to }) }
  },

  async 'person-erase'(_visit: Visit, form: URLSearchParams) {
    const { email } = validated(emailQuery, of(form))
    try {
      await erasePerson(email)
    } catch (error) {
      throw error instanceof Refusal
        ? error
        : new Refusal(503, "That didn't finish. Please erase again until we tell you it's done.")
    }
    return { notice: "Erased. There's nothing under this address any more." }
  },
}
