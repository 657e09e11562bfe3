'use client'

import { adminPeople } from '@/content/admin-people'
import type { SubscriberItem } from '@/lib/owner/people'
import { Place } from '../lists/place'

interface PersonListsProps {
  readonly places: readonly SubscriberItem[]
  onChanged(): Promise<unknown>
}

/** The lists that a person is or was on. */
export function PersonLists({ places, onChanged }: PersonListsProps) {
  if (places.length === 0) return null
  const several = new Set(places.map(({ email }) => email)).size > 1
  return (
    <section aria-labelledby="lists" className="grid gap-2">
      <h2 id="lists" className="font-sans text-base font-semibold tracking-normal">
        {adminPeople.lists.title}
      </h2>
      <ul className="grid gap-2">
        {places.map((place) => (
          <li key={place.id}>
            <Place
              place={place}
              title={several ? `${place.listName}, ${place.email}` : place.listName}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
