import { readMail } from '@/lib/server/owner/mails'
import { MailContent, framedMail, framingHeaders } from '../../_parts/mail-content'
import { missingPage, ownerPage } from '../../_parts/owner-page'
import { Header, TextLink } from '../../_parts/parts'

/** One email as it was sent. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage<{ id: string }>({
  render: async ({ params: { id }, query, url }) => {
    const mail = await readMail(id)
    if (!mail) throw missingPage("That email doesn't exist.")
    if (query.has('html')) return framedMail(mail)
    return {
      title: mail.subject,
      headers: framingHeaders,
      content: (
        <div className="grid grid-cols-1 gap-5 text-sm">
          <TextLink href="/admin/mail" className="justify-self-start">
            All mail
          </TextLink>
          <Header title={mail.subject} />
          <MailContent mail={mail} src={`${url.pathname}?html`} />
        </div>
      ),
    }
  },
})
