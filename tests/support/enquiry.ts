/** A contact message, as the form sends it. */
export const enquiry = (email: string, more: object = {}) => ({
  name: 'Robin Field',
  email,
  subject: 'A regular clean',
  message: 'Do you come to Jubilee Pocket?',
  ...more,
})
