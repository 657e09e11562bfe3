import 'server-only'
import { env } from '../env'

/** How a mail starts in the outbox: on a preview it's kept (contract, Environment). */
export const queuedState = () => (env().stage === 'preview' ? ('captured' as const) : ('pending' as const))
