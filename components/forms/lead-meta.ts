import { type Touch, attribution } from './attribution'

export interface LeadMeta {
  startedAt: number
  source: string
  website: string
  attribution?: { first?: Touch; last?: Touch }
}

/** What goes beside a form's fields (contract, `meta`); `website` is the honeypot's content. */
export function leadMeta(filled: { startedAt: number; source: string; website: string }): LeadMeta {
  const found = attribution()
  return { ...filled, ...(found && { attribution: found }) }
}
