/** What a visitor is told when there was no network (specification, section 8, gives the toast; this stands under the form). */
export const queueWords = {
  kept: 'There was no connection, so we have kept this on your device. It will be sent by itself as soon as you are back online.',
  sent: { title: 'Sent', description: 'You are back online, and what you wrote is with us now.' },
} as const
