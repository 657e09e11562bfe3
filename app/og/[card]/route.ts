import { allArticles } from '@/lib/articles'
import { cardName } from '@/lib/seo/card-path'
import { drawCard } from '@/lib/seo/og-card'
import { articleCard, cards } from '@/lib/seo/og-cards'

export const dynamic = 'force-static'
export const dynamicParams = false

const allCards = async () => [...cards, ...(await allArticles()).map(articleCard)]
const fileName = (path: string) => `${cardName(path)}.png`

export const generateStaticParams = async () => (await allCards()).map(({ path }) => ({ card: fileName(path) }))

/** The Open Graph image of each page, generated at build time. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[card]'>): Promise<Response> {
  const { card: file } = await params
  const card = (await allCards()).find(({ path }) => fileName(path) === file)
  return card ? drawCard(card) : new Response(null, { status: 404 })
}
