import { adminPeople } from '@/content/admin-people'
import { write } from '@/lib/http'
import { notifyFailure } from '../notify'

/**
 * Sends a change, and has the page look again at what it shows. A failure is shown as a toast.
 * @returns whether it worked
 */
export async function act(
  method: string,
  url: string,
  body: object | undefined,
  onChanged: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await write(method, url, body)
    return true
  } catch {
    notifyFailure(adminPeople.person.failed)
    return false
  } finally {
    void onChanged()
  }
}

const mergeUrl = '/api/admin/person/merge'

/** Makes two addresses one person. */
export const merge = (email: string, into: string, onChanged: () => Promise<unknown>) =>
  act('POST', mergeUrl, { email, into }, onChanged)

/** Makes an address a person of its own again. */
export const separate = (email: string, onChanged: () => Promise<unknown>) =>
  act('DELETE', `${mergeUrl}?email=${encodeURIComponent(email)}`, undefined, onChanged)
