interface PostedArea {
  name: string
  quantity: string
  basePrice?: string
}

const prefix = 'selectedAreas'

/**
 * Reads the areas of a plain post, where each area has a field of its own: `selectedAreas.Bathroom=2`.
 * The JSON's keys work too, numbered (`selectedAreas.0.name`) or repeated (`selectedAreas.name`). An empty or zero
 * quantity means the area wasn't chosen.
 */
export function areasPosted(values: Readonly<Record<string, readonly string[]>>): PostedArea[] {
  const texts = (name: string) => values[`${prefix}.${name}`] ?? []
  const named = (values[prefix] ?? []).map((name) => ({ name, quantity: '1' }))
  const repeated = texts('name').map((name, index) => ({
    name,
    quantity: texts('quantity')[index] ?? '1',
    basePrice: texts('basePrice')[index],
  }))
  const others = Object.keys(values).flatMap((key) => {
    if (!key.startsWith(`${prefix}.`)) return []
    const rest = key.slice(prefix.length + 1)
    const numbered = /^(\d+)\.name$/.exec(rest)?.[1]
    if (numbered !== undefined)
      return [
        {
          name: texts(rest)[0]!,
          quantity: texts(`${numbered}.quantity`)[0] ?? '1',
          basePrice: texts(`${numbered}.basePrice`)[0],
        },
      ]
    if (rest === '' || /^(\d+\.)?(name|quantity|basePrice)$/.test(rest)) return []
    return [{ name: rest, quantity: texts(rest)[0]! }]
  })
  return [...named, ...repeated, ...others].filter(({ quantity }) => quantity !== '' && quantity !== '0')
}
