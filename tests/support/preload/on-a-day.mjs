// Starts the server's clock at the instant in CLOCK_AT.
const RealDate = Date
const offset = RealDate.parse(process.env.CLOCK_AT) - RealDate.now()
const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
