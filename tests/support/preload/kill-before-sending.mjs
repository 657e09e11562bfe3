// Kills the server when it first contacts the mail carrier: the lead is committed, but no attempt has been made.
import { subscribe } from 'node:diagnostics_channel'

const { host } = new URL(process.env.RESEND_BASE_URL)

subscribe('undici:request:create', ({ request }) => {
  if (new URL(request.origin).host === host) process.kill(process.pid, 'SIGKILL')
})
