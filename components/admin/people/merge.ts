import { adminPeople } from '@/content/admin-people'
import { apiRequest } from '@/lib/http'
import { applyChange } from '../apply-change'

const url = '/api/admin/person/merge'
const { failed } = adminPeople.person

/**
 * Merges two people.
 * @returns the address that separates them again; null if they were already one person, undefined on failure
 */
export async function merge(email: string, into: string, onChanged: () => Promise<unknown>) {
  const answer = await applyChange(apiRequest('POST', url, { email, into }), failed, onChanged)
  return answer && ((await answer.json()) as { joined: string | null }).joined
}

/** Makes an address a separate person again. */
export const separate = (email: string, onChanged: () => Promise<unknown>) =>
  applyChange(apiRequest('DELETE', `${url}?email=${encodeURIComponent(email)}`), failed, onChanged)
