import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

// On globalThis, because the hooks that set it and the handlers that log are built into different bundles.
const globals = globalThis as typeof globalThis & { sunnieRequestId?: AsyncLocalStorage<string | undefined> }
const store = (globals.sunnieRequestId ??= new AsyncLocalStorage())

/** Logs whatever this request causes under its id, or under none, instead of the last id used on its connection. */
export function enterRequest(id?: string): void {
  if (id !== store.getStore()) store.enterWith(id)
}

/** The current request's id, if it has one. */
export const requestId = () => store.getStore()
