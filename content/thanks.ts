/** The page after a form that was sent without scripts; its message is the form's own. */
export const thanks = {
  title: 'Thank you',
  link: { label: 'Back to the home page', href: '/' },
} as const
