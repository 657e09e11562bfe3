import { nameOfKind } from '@/lib/server/mail/mail-status'
import { mailTemplates, sampleMail } from '@/lib/server/owner/mail-templates'
import { mailPage } from '../../_parts/mail-page'
import { ownerPage } from '../../_parts/owner-page'
import { Choice, Submit } from '../../_parts/fields'

/** Every email that the website writes by itself, shown with sample data. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  render: async ({ query, url }) => {
    const templates = mailTemplates()
    const id = query.get('mail') ?? templates[0]!.id
    const mail = await sampleMail(id)
    const choices = templates.map(({ id, kind, form }) => {
      const name = nameOfKind(kind)
      return [id, form ? `${form}: ${name.toLowerCase()}` : name] as const
    })
    return mailPage(mail, url, {
      title: 'What each email looks like',
      children: (
        <>
          <p className="text-muted">The emails the website sends automatically, with made-up details.</p>
          <form className="flex max-w-xl flex-wrap items-end gap-3">
            <Choice id="mail" label="Email" choices={choices} defaultValue={id} />
            <Submit size="default">Show</Submit>
          </form>
        </>
      ),
    })
  },
})
