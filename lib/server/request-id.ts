import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

// On globalThis: the hooks that set it and the handlers that log are built into different bundles.
const globals = globalThis as typeof globalThis & { sunnieRequestId?: AsyncLocalStorage<string | undefined> }
const store = (globals.sunnieRequestId ??= new AsyncLocalStorage())

/** From here on everything that this request causes is logged under its id; under none, whatever came before on its connection. */
export function enterRequest(id?: string): void {
  if (id !== store.getStore()) store.enterWith(id)
}

/** The id of the request at hand, if there is one. */
export const requestId = () => store.getStore()
