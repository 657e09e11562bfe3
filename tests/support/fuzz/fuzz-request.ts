import type { FormCase } from '../form-cases/form-case'
import type { Exchange } from '../http-client'

export interface FuzzRequest extends Exchange {
  /** The form whose endpoint it goes to. */
  readonly form?: FormCase
  /** Sent by the owner. */
  readonly signedIn?: boolean
  /** Sent a second time, unchanged. */
  readonly twice?: boolean
}

/** Makes a request from its number in the run, which keeps senders and keys apart. */
export type MakeRequest = (number: number) => FuzzRequest
