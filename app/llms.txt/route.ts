import { llmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

/** The business in Markdown, for an assistant. */
export const GET = () => new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
