import { account } from '@/content/admin-account'
import type { MailCarrier } from '@/lib/owner/responses'

/**
 * What to tell the owner after a link was created.
 * @param sent the message if mail is being delivered
 */
export async function linkMessage(answer: Response, sent: string): Promise<string> {
  const { carrier } = (await answer.json()) as { carrier: MailCarrier }
  return account.linkNotOut[carrier] ?? sent
}
