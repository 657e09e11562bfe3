// A server that waits ten times as long for its mail carrier: on a machine that stands still for ten seconds, a test
// would see a mail tried again that nobody asked to be.
const { timeout } = AbortSignal
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms * 10)
