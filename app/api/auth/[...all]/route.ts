import { answerAuth } from '@/lib/server/owner/sign-in'

export { answerAuth as DELETE, answerAuth as GET, answerAuth as PATCH, answerAuth as POST, answerAuth as PUT }
