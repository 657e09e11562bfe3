'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useState } from 'react'
import { KeysDialog } from './keys-dialog'
import { useKeys } from './use-keys'

const rows = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-lead]')]
const current = () => rows().indexOf(document.activeElement as HTMLAnchorElement)

function step(by: 1 | -1): void {
  const all = rows()
  const to = current() < 0 ? 0 : Math.min(Math.max(current() + by, 0), all.length - 1)
  all[to]?.focus()
}

interface ListKeysProps {
  /** The list's own search box. Without one, the shortcut opens the inbox's search. */
  readonly search?: RefObject<HTMLInputElement | null>
  /** Marks a lead as answered. */
  onAnswered(id: string): void
}

/** Keyboard shortcuts for a list of leads: moving up and down, and acting on the focused one. */
export function ListKeys({ search, onAnswered }: ListKeysProps) {
  const router = useRouter()
  const [help, setHelp] = useState(false)
  const withRow = (act: (id: string) => void) => () => {
    const id = rows()[current()]?.dataset.lead
    if (id) act(id)
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    r: withRow((id) => router.push(`/admin/leads/${id}?do=reply`)),
    n: withRow((id) => router.push(`/admin/leads/${id}?do=note`)),
    e: withRow(onAnswered),
    '/': () => (search ? search.current?.focus() : router.push('/admin/leads?search=1')),
    '?': () => setHelp(true),
  })
  return <KeysDialog open={help} onOpenChange={setHelp} />
}
