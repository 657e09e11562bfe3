// A server whose time limits are ten times as long: on a busy machine a test may take longer than one over what it does
// between a request to the mail carrier and its answer.
const { timeout } = AbortSignal
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms * 10)
