import { adminPeople } from '@/content/admin-people'
import { write } from '@/lib/http'
import { act } from '../act'

const url = '/api/admin/person/merge'
const { failed } = adminPeople.person

/**
 * Makes two people one.
 * @returns the address that takes them apart again; undefined if they were one already, or it didn't work
 */
export async function merge(email: string, into: string, onChanged: () => Promise<unknown>) {
  let joined: string | undefined
  async function change() {
    const answer = await write('POST', url, { email, into })
    joined = ((await answer.json()) as { joined: string | null }).joined ?? undefined
  }
  await act(change(), failed, onChanged)
  return joined
}

/** Makes an address a person of its own again. */
export const separate = (email: string, onChanged: () => Promise<unknown>) =>
  act(write('DELETE', `${url}?email=${encodeURIComponent(email)}`), failed, onChanged)
