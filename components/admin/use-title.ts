import { useEffect } from 'react'
import { business } from '@/content/business'

/** Names the page after what it shows. Its metadata can't, because a signed-out visitor gets that too. */
export function useTitle(name: string | null | undefined): void {
  useEffect(() => {
    if (!name) return
    const before = document.title
    const title = `${name} | ${business.name}`
    document.title = title
    // The next page has its own, unless it's one like this that shows nothing yet.
    return () => {
      if (document.title === title) document.title = before
    }
  }, [name])
}
