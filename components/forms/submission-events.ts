/** Sent to a form once it's stored. A listener that prevents its default shows the thanks itself. */
export const storedEvent = 'sunnie:stored'

/** Sent to a form when sending starts (`detail` is true) and ends (false). */
export const sendingEvent = 'sunnie:sending'

/** Sent to `window` with a stored submission. The form it came from prevents its default. */
export const sentEvent = 'sunnie:sent'
