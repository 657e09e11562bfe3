/** Text of the page after a form submitted without JavaScript. The message itself comes from the form. */
export const thanks = {
  title: 'Thank you',
  link: { label: 'Back to the home page', href: '/' },
} as const
