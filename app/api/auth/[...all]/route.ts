import { handleAuth } from '@/lib/server/signing-in/auth-endpoints'

export {
  handleAuth as DELETE,
  handleAuth as GET,
  handleAuth as OPTIONS,
  handleAuth as PATCH,
  handleAuth as POST,
  handleAuth as PUT,
}
