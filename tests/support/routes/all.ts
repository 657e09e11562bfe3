import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../tools/root.mjs'
import { routes as about } from './about'
import { routes as flows } from './flows'
import { routes as home } from './home'
import { routes as journal } from './journal'
import { routes as naturalOrder } from './natural-order'
import type { RouteCase } from './route-case'
import { routes as services } from './services'
import { routes as shopAndCampaign } from './shop-campaign'
import { routes as subscriptions } from './subscriptions'

const sources = ['app', 'components', 'content', 'lib/forms'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mdx)$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8').replaceAll('\\u00a0', ' ')),
)

/** Whether the site's source still has a text. If the owner has changed it, its page need not show it. */
const isStated = (text: string) => sources.some((source) => source.includes(text))

/** Every public page of the specification's section 2, with what it must show. */
export const routes: readonly RouteCase[] = [
  ...home,
  ...services,
  ...subscriptions,
  ...about,
  ...shopAndCampaign,
  ...journal,
  ...flows,
  ...naturalOrder,
].map(({ headings, texts, links = [], ...route }) => ({
  ...route,
  headings: headings.filter(isStated),
  texts: texts.filter(isStated),
  links: links.filter(isStated),
}))
