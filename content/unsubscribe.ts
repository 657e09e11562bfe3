/** Text of the unsubscribe pages (contract, Mail). */
export const unsubscribe = {
  title: 'Unsubscribe',
  heading: 'Leave this list?',
  text: 'One press and we will not write to this address from this list again.',
  button: 'Unsubscribe',
  done: {
    title: 'You are off the list',
    heading: 'Done',
    text: 'You will not hear from this list again. You are welcome back whenever you like.',
  },
  unknown: {
    title: 'We do not know this link',
    heading: 'We do not know this link',
    text: 'It may have been cut short on its way. Write to us and we will take you off the list ourselves.',
  },
} as const
