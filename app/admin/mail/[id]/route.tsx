import { readMail } from '@/lib/server/owner/mails'
import { mailPage } from '../../_parts/mail-page'
import { ownerPage } from '../../_parts/owner-page'

/** One email as it was sent. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage<{ id: string }>({
  render: async ({ params: { id }, url }) => {
    const mail = await readMail(id)
    return mailPage(mail, url, { title: mail.subject })
  },
})
