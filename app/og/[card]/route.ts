import { allArticles } from '@/lib/articles'
import { cardName } from '@/lib/seo/card-path'
import { drawCard } from '@/lib/seo/og-card'
import { articleCard, cards } from '@/lib/seo/og-cards'

export const dynamic = 'force-static'
export const dynamicParams = false

const everyCard = async () => [...cards, ...(await allArticles()).map(articleCard)]
const fileOf = (path: string) => `${cardName(path)}.png`

export const generateStaticParams = async () => (await everyCard()).map(({ path }) => ({ card: fileOf(path) }))

/** The Open Graph picture of each page, drawn at build. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[card]'>): Promise<Response> {
  const { card: file } = await params
  const card = (await everyCard()).find(({ path }) => fileOf(path) === file)
  return card ? drawCard(card) : new Response(null, { status: 404 })
}
