import 'server-only'
import { memoised, shared } from '../base/shared'
import type { connect } from './better-auth'

const connector: { connect?: typeof connect } = shared('auth-connector', () => ({}))

/**
 * Says how to connect better-auth. Called by instrumentation.ts, which runs before any request. If this module imported
 * better-auth itself, the build would bundle its 0.7 MB for proxy.ts, for pages and twice for endpoints.
 */
export const connectAuthWith = (make: typeof connect) => void (connector.connect = make)

/** better-auth on the site's database, used only to sign in to the owner's pages. */
export const auth = () => memoised('auth', () => connector.connect!())
