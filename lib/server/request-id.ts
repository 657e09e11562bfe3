import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { shared } from './shared'

const store = shared('request-id', () => new AsyncLocalStorage<string | undefined>())

/** Logs whatever this request causes under its id, or under none, instead of the last id used on its connection. */
export function enterRequest(id?: string): void {
  if (id !== store.getStore()) store.enterWith(id)
}

/** The current request's id, if it has one. */
export const requestId = () => store.getStore()
