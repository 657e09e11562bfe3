import 'server-only'
import { isIPv6 } from 'node:net'
import { env } from '../base/env'

/** Set from the socket itself (lifecycle.ts), which overwrites whatever a client sends under this name. */
export const socketAddressHeader = 'x-socket-address'

/** The first four groups of an IPv6 address, because a household or office gets a whole /64. */
function prefix64(address: string): string {
  const halves = address.split('%')[0]!.split('::')
  const [front = [], back = []] = halves.map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * The address that identifies a client: the socket's, or the one seen by the outermost trusted proxy. Entries further
 * left can be forged and are ignored.
 */
export function clientAddress(headers: Headers): string {
  const hops = env().trustedProxyHops
  const socket = headers.get(socketAddressHeader) ?? 'unknown'
  // Not split by a pattern that allows for spaces, because a header full of them would take it half a second.
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const seen = (hops > 0 && forwarded.filter(Boolean).slice(-hops)[0]) || socket
  // Some proxies append the port: 203.0.113.7:4711, [2001:db8::7]:4711.
  const address = seen.replace(/^(\d+(?:\.\d+){3}):\d+$|^\[(.*)\](?::\d+)?$/, '$1$2').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address.split('%')[0]!) ? prefix64(address) : address
}
