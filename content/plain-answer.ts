/** Text of the pages that answer a rejected post without JavaScript. */
export const plainAnswer = {
  toCorrect: { title: 'Please check the form', heading: 'Nearly There' },
  /** Shown with an empty form, after a post that couldn't be read. */
  unread: "Use your browser's Back button to get back what you wrote.",
  /** Shown when a button's post failed, such as Unsubscribe. */
  problem: {
    title: "That didn't work",
    heading: "That Didn't Work",
    back: "Your browser's Back button takes you back to where you were.",
  },
  notSent: { title: 'Not sent yet', heading: 'Not Sent Yet' },
} as const
