// Makes the server wait ten times as long for its mail carrier. Otherwise, on a machine that freezes for ten seconds, a
// test would see an unexpected retry.
const { timeout } = AbortSignal
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms * 10)
