import { routes as about } from './about'
import { routes as flows } from './flows'
import { routes as home } from './home'
import { routes as journal } from './journal'
import { routes as naturalOrder } from './natural-order'
import type { RouteCase } from './route-case'
import { routes as services } from './services'
import { routes as shopAndCampaign } from './shop-campaign'
import { routes as subscriptions } from './subscriptions'

/** Every public page of the specification's section 2. */
export const routes: readonly RouteCase[] = [
  ...home,
  ...services,
  ...subscriptions,
  ...about,
  ...shopAndCampaign,
  ...journal,
  ...flows,
  ...naturalOrder,
]
