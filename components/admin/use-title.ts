import { useEffect } from 'react'
import { business } from '@/content/business'

/** Names the page after what it shows. Its metadata can't, because a signed-out visitor gets that too. */
export function useTitle(name: string | null | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} | ${business.name}`
  }, [name])
}
