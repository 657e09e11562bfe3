import { handleAuth } from '@/lib/server/owner/sign-in'

export { handleAuth as DELETE, handleAuth as GET, handleAuth as PATCH, handleAuth as POST, handleAuth as PUT }
