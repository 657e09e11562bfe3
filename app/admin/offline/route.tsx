import { offlineLeads } from '@/lib/owner/inbox'
import { findLeads } from '@/lib/server/owner/leads'
import { plainRows } from '@/lib/server/forms/plain-words'
import { LeadBadge } from '../_parts/lead-row'
import { ownerPage } from '../_parts/owner-page'
import { At, Empty, Header, Heading, Rows } from '../_parts/parts'

/** The latest leads, to be read without a network: public/admin-worker.js keeps this page on the owner's device. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  helpers: [],
  render: async () => {
    const { items } = await findLeads({}, offlineLeads)
    return {
      title: `Your last ${offlineLeads} leads`,
      content: (
        <div className="grid max-w-3xl grid-cols-1 gap-5">
          <Header title={`Your last ${offlineLeads} leads`} />
          <p className="text-sm">You can read these anywhere. To answer, you need to be online.</p>
          {items.length === 0 && <Empty title="No leads are kept on this device yet." />}
          <ul className="grid gap-3">
            {items.map((lead) => (
              <li
                key={lead.id}
                id={lead.id}
                className="grid scroll-mt-4 gap-2 rounded-input border border-line p-4 text-sm target:border-current"
              >
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Heading>{lead.name || lead.email || lead.label}</Heading>
                  <LeadBadge lead={lead} />
                  <At at={lead.createdAt} />
                </div>
                <Rows rows={[['From', lead.label], ...plainRows(lead.summary)]} />
              </li>
            ))}
          </ul>
        </div>
      ),
    }
  },
})
