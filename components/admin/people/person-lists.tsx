'use client'

import { adminPeople } from '@/content/admin-people'
import type { SubscriberItem } from '@/lib/owner/people'
import { SubscriberRow } from '../lists/subscriber-row'

interface PersonListsProps {
  readonly subscribers: readonly SubscriberItem[]
  onChanged(): Promise<unknown>
}

/** The lists that a person is or was on. */
export function PersonLists({ subscribers, onChanged }: PersonListsProps) {
  if (subscribers.length === 0) return null
  const several = new Set(subscribers.map(({ email }) => email)).size > 1
  return (
    <section aria-labelledby="lists" className="grid gap-2">
      <h2 id="lists" className="font-sans text-base font-semibold tracking-normal">
        {adminPeople.lists.title}
      </h2>
      <ul className="grid gap-2">
        {subscribers.map((subscriber) => (
          <li key={subscriber.id}>
            <SubscriberRow
              subscriber={subscriber}
              title={several ? `${subscriber.listName}, ${subscriber.email}` : subscriber.listName}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
