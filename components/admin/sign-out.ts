import { apiRequest } from '@/lib/http'

/** Ends the session and loads the page again, which shows the sign-in form and clears everything in memory. */
export async function signOut(): Promise<void> {
  await apiRequest('POST', '/api/auth/sign-out')
  location.reload()
}
