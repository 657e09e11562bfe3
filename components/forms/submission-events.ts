/** Sent to a form when it has been stored; a listener that prevents its default shows the thanks itself. */
export const storedEvent = 'sunnie:stored'

/** Sent to a form when a sending starts (`detail` true) and ends (false). */
export const sendingEvent = 'sunnie:sending'

/** Sent to `window` with a sending that has been stored; the form that it came from prevents its default. */
export const sentEvent = 'sunnie:sent'
