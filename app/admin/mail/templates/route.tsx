import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { nameOfKind } from '@/lib/server/mail/mail-status'
import { mailTemplates, sampleMail } from '@/lib/server/owner/mail-templates'
import { MailContent, framedMail, framingHeaders } from '../../_parts/mail-content'
import { missingPage, ownerPage } from '../../_parts/owner-page'
import { Header, TextLink, addressOf } from '../../_parts/parts'

/** Every email that the website writes by itself, shown with sample data. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  render: async ({ query, url }) => {
    const templates = mailTemplates()
    const id = query.get('mail') ?? templates[0]!.id
    const mail = await sampleMail(id)
    if (!mail) throw missingPage("That email doesn't exist.")
    if (query.has('html')) return framedMail(mail)
    return {
      title: 'What each email looks like',
      headers: framingHeaders,
      content: (
        <div className="grid grid-cols-1 gap-5 text-sm">
          <TextLink href="/admin/mail" className="justify-self-start">
            All mail
          </TextLink>
          <Header title="What each email looks like" />
          <p className="text-muted">The emails the website sends automatically, with made-up details.</p>
          <form className="flex max-w-xl flex-wrap items-end gap-3">
            <div className="grid grow gap-1">
              <Label htmlFor="mail">Email</Label>
              <Select id="mail" name="mail" defaultValue={id}>
                {templates.map(({ id, kind, form }) => (
                  <option key={id} value={id}>
                    {form ? `${form}: ${nameOfKind(kind).toLowerCase()}` : nameOfKind(kind)}
                  </option>
                ))}
              </Select>
            </div>
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </form>
          <MailContent mail={mail} src={addressOf(url.pathname, { mail: id, html: 1 })} />
        </div>
      ),
    }
  },
})
