import net from 'node:net'

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer().once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

// Below the ports that a system uses for outgoing connections, because one of those could take the port before the
// server does, or while it's down between two starts. Each worker has five hundred ports of its own and begins partway
// through them, because another run may be going on. Browsers refuse 10080.
let next = 11_000 + 500 * (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 40) + (process.pid % 250)

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = next++
  return (await canListen(port)) ? port : freePort()
}
