import { readFileSync } from 'node:fs'

// schema.org's vocabulary, read from schema-dts: every type, what it extends and its properties.
const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')

interface Definition {
  readonly parents: readonly string[]
  readonly properties: ReadonlySet<string>
}

const definitions = new Map<string, Definition>()
for (const [, name, parents, body] of source.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n([\s\S]*?)^\}/gm,
)) {
  definitions.set(name!, {
    parents: (parents ?? '').split(', ').filter(Boolean),
    properties: new Set([...body!.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property]) => property!)),
  })
}

function may(name: string, property: string): boolean {
  const definition = definitions.get(name)
  if (!definition) return false
  return definition.properties.has(property) || definition.parents.some((parent) => may(parent, property))
}

/** Every term in a graph that schema.org doesn't know, as "Type.property" or "Type". */
export function unknownWords(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(unknownWords)
  if (typeof node !== 'object' || node === null) return []
  const { '@type': type, '@id': id, '@context': _, '@graph': graph, ...properties } = node as Record<string, unknown>
  if (graph) return unknownWords(graph)
  // A reference to a node defined elsewhere.
  if (type === undefined)
    return id && Object.keys(properties).length === 0
      ? []
      : [`a node without @type: ${Object.keys(properties).join(', ')}`]
  if (typeof type !== 'string' || !definitions.has(`${type}Leaf`)) return [String(type)]
  const wrong = Object.keys(properties).filter((property) => !may(`${type}Leaf`, property))
  return [...wrong.map((property) => `${type}.${property}`), ...Object.values(properties).flatMap(unknownWords)]
}
