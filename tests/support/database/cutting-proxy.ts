import net, { type AddressInfo } from 'node:net'

/** How Postgres ends its response once no transaction is open: ReadyForQuery, idle. */
const transactionOver = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/**
 * A proxy between the site and Postgres on loopback. When `cuts` says so, it drops the response that ends a transaction
 * and hangs up, so the site doesn't learn of its commit. `cuts` gets what the transaction sent, and `hears` everything
 * that each of the site's connections sends.
 */
export async function startCuttingProxy(
  url: string,
  cuts: (sent: string) => boolean,
  hears: (connection: net.Socket, chunk: Buffer) => void = () => undefined,
) {
  const target = new URL(url)
  const open = new Set<net.Socket>()
  let count = 0
  let stalled = false
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname)
    const both = [client, upstream]
    for (const socket of both) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        for (const other of both) other.destroy()
      })
    }
    let sent = ''
    client.on('data', (chunk: Buffer) => {
      hears(client, chunk)
      sent += chunk.toString('latin1')
      if (!stalled) upstream.write(chunk)
    })
    let signedIn = false
    upstream.on('data', (chunk) => {
      const over = chunk.subarray(-transactionOver.length).equals(transactionOver)
      // The first one says that the connection is ready.
      if (over && signedIn && cuts(sent)) {
        count++
        for (const socket of both) socket.destroy()
      } else client.write(chunk)
      if (over) sent = ''
      signedIn ||= over
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    /** The database's address through the proxy. */
    url: through.href,
    /** How many responses were dropped. */
    count: () => count,
    /** Lets nothing through without hanging up, as if Postgres or the network to it had frozen. */
    stall: () => (stalled = true),
    goOn: () => {
      stalled = false
      for (const socket of open) socket.destroy()
    },
    stop: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
