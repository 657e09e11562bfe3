import { SubscribeFields } from '@/components/subscribe/subscribe-fields'
import { subscribe } from '@/lib/forms/subscribe'
import { formRoute } from '@/lib/server/leads/intake'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(subscribe, SubscribeFields)
