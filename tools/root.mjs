import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, or the bundle's. Avoids `import.meta.dirname`, so that an old Node gets to our message. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../..')
