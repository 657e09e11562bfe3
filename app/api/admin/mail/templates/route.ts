import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { mailTemplates } from '@/lib/server/owner/mail-templates'

export const GET = ownerRoute(async () => ownerJson(mailTemplates()))
