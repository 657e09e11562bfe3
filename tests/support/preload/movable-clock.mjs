// A clock that a test can move: each SIGUSR2 moves the server's time an hour ahead, and each SIGHUP two hours back.
const RealDate = Date
let offset = 0
const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

process.on('SIGUSR2', () => {
  offset += 3_600_000
  console.error(`Clock: ${offset / 3_600_000} h ahead`)
})

process.on('SIGHUP', () => {
  offset -= 2 * 3_600_000
  console.error(`Clock put back: ${offset / 3_600_000} h`)
})
