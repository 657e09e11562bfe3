import { withoutInvisible } from './invisible'

/** First words that are a title, an article or a greeting rather than a name. */
const notFirst = new Set(
  `a an the our my mr mrs ms miss mx master dr doctor prof professor sir madam dame lord lady rev reverend father
  pastor captain hon owner manager admin office reception guest customer hello hi dear test none unknown
  anonymous`.split(/\s+/),
)

/** Words of a company's or several people's name. */
const notOne = new Set(
  `& + and pty ltd limited inc llc co company group family team services holidays rentals resort hotel motel apartments
  realty estate property properties management school council church club cafe trust`.split(/\s+/),
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
