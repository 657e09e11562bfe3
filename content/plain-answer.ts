/** What the page says that a form submitted without JavaScript is shown again on (decision C17). */
export const plainAnswer = {
  toCorrect: { title: 'Please check the form', heading: 'Nearly There' },
  /** After a post that couldn't be read: its form comes back empty. */
  unread: "Your browser's Back button brings back what you wrote.",
  notSent: { title: 'Not sent yet', heading: 'Not Sent Yet' },
} as const
