/** Text of the page that shows a form again after it was submitted without JavaScript (decision C17). */
export const plainAnswer = {
  toCorrect: { title: 'Please check the form', heading: 'Nearly There' },
  /** Shown with an empty form, after a post that couldn't be read. */
  unread: "Use your browser's Back button to get back what you wrote.",
  notSent: { title: 'Not sent yet', heading: 'Not Sent Yet' },
} as const
