import { createHash } from 'node:crypto'

const nothing = '0'

/**
 * Does nothing itself. But an inline script waits for the style sheets before it, and the parser with it. Otherwise the
 * browser looks at the page's fields once it has the HTML, and lays out the whole page without its styles for that
 * (docs/performance.md).
 */
export const waitForStyles = `<script>${nothing}</script>`

/** The script in a content security policy. */
export const waitForStylesSource = `'sha256-${createHash('sha256').update(nothing).digest('base64')}'`
