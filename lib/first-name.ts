import { withoutInvisible } from './invisible'

/** First words that are a title, an article, a particle or a greeting rather than a name. */
const notFirst = new Set(
  `a an the our my your no not mr mrs ms miss mx master dr doctor prof professor sir madam dame lord lady rev reverend
  father sister brother aunty auntie uncle mum dad grandma grandpa pastor captain hon cr sgt st owner manager
  admin accounts info office reception receptionist bookings reservations guest host customer hello hi hey dear first
  name test none unknown anonymous anon private me i'm im it's van von der de du da le fam familie famille
  familia`.split(/\s+/),
)

/** Words of a company's or several people's name. */
const notOne = new Set(
  `& + and pty ltd limited inc llc co company corp corporate corporation group family families team staff crew services
  cleaning plumbing electrical holiday holidays rental rentals accommodation resort hotel motel hostel backpackers
  lodge villa villas cottage retreat apartment apartments house bnb airbnb marina sailing tours charters realty estate
  property properties management strata ndis bros brothers sons school college university council hospital health
  clinic dental church club cafe restaurant bar trust`.split(/\s+/),
)

/** At most two parts joined by a hyphen, with at most one capital inside: Anne-Marie, D’Arcy, McKenzie. */
const shape = /^(?!(?:.*\p{Ll}\p{Lu}){2})[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?(?:-[\p{L}\p{M}]+)?$/u

/**
 * The first name to greet someone by, or undefined when in doubt. Anyone can type somebody else's address, so an email
 * to it contains nothing else that a stranger wrote.
 */
export function firstNameOf(name: string | null | undefined): string | undefined {
  const words = withoutInvisible(name ?? '')
    .trim()
    .split(/\s+/)
  const [first = ''] = words
  const plain = words.map((word) => word.toLowerCase().replace(/[.,]+$/, ''))
  if (notFirst.has(plain[0]!) || plain.some((word) => notOne.has(word))) return undefined
  const { length } = [...first]
  return length > 1 && length <= 20 && shape.test(first) ? first : undefined
}
