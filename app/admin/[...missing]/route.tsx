import { missingPage, ownerPage } from '../_parts/owner-page'

/** Any other address below /admin. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  helpers: [],
  render: () => Promise.reject(missingPage()),
})
