import { business } from './business'
import type { Person, PictureRef } from './types'

/** A person shown on the site, with their portrait. `unnamed` is used if we don't know their name yet. */
const withPortrait = (person: Person, unnamed: string) => ({
  ...person,
  portrait: { folder: 'team', id: person.id, alt: `Portrait of ${person.name ?? unnamed}` } satisfies PictureRef,
})

export const founder = withPortrait(business.founder, 'our founder')
export const artist = withPortrait(business.artist, 'the artist')
