import { account } from '@/content/admin-account'
import type { MailCarrier } from '@/lib/owner/answers'

/**
 * What the owner is told of a link that was made.
 * @param sent what she's told where mail goes out
 */
export async function saidOfLink(answer: Response, sent: string): Promise<string> {
  const { carrier } = (await answer.json()) as { carrier: MailCarrier }
  return account.linkNotOut[carrier] ?? sent
}
