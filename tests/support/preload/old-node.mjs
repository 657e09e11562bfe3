// Looks like a Node from before 20.11 to the tools: it has that version, and no `import.meta.dirname`.
import { register } from 'node:module'

Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.10.0' } })
const load = async (url, context, next) => {
  const { source, ...loaded } = await next(url, context)
  return { ...loaded, source: source && String(source).replaceAll('import.meta.dirname', 'undefined') }
}
register(`data:text/javascript,${encodeURIComponent(`export const load = ${load}`)}`)
