import { adminPeople } from '@/content/admin-people'
import { write } from '@/lib/http'
import { act } from '../act'

const url = '/api/admin/person/merge'
const { failed } = adminPeople.person

/** Makes two addresses one person. */
export const merge = (email: string, into: string, onChanged: () => Promise<unknown>) =>
  act(write('POST', url, { email, into }), failed, onChanged)

/** Makes an address a person of its own again. */
export const separate = (email: string, onChanged: () => Promise<unknown>) =>
  act(write('DELETE', `${url}?email=${encodeURIComponent(email)}`), failed, onChanged)
