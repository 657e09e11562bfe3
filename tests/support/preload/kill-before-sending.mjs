// Kills the server as soon as it has answered a lead: the lead is committed, but no email has been claimed yet. Without
// timers, because a drain that's due at that moment could claim one first.
import { subscribe } from 'node:diagnostics_channel'
import './no-timers.mjs'

// Published before Next runs what was passed to `after`.
subscribe('http.server.response.finish', ({ request }) => {
  if (request.method === 'POST') process.kill(process.pid, 'SIGKILL')
})
