import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, or the bundle's. A Node without `import.meta.dirname` has to come as far as being told. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../..')
