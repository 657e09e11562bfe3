import path from 'node:path'
import { artPictures, photographs } from '../picture-files.mjs'
import { root as repository } from '../root.mjs'
import { readArticles } from './articles.mjs'
import { readModule } from './read.mjs'
import { typeMistakes } from './types.mjs'

const fileOf = (line) => line.split(':')[0]

/**
 * What's wrong in the content: a line each with the file, the field and what to write.
 * @param {string} [root] another copy of the repository
 * @returns {Promise<readonly string[]>}
 */
export async function contentMistakes(root = repository) {
  const pictures = new Set(
    [...artPictures(path.join(root, 'public')), ...photographs(path.join(root, 'public')).photos].map(({ key }) => key),
  )
  const hasPicture = (name) => pictures.has(name)
  const ruled = []
  let failure
  try {
    const { mistakes, prices } = await readArticles(root, hasPicture)
    const { mistakesIn } = await readModule('tools/content/mistakes.ts', root)
    ruled.push(...mistakesIn(prices, (folder, id) => hasPicture(`${folder}/${id}`)), ...mistakes)
  } catch (error) {
    failure = error
  }
  // The rules know better what to write than the compiler.
  const typed = (await typeMistakes(root)).filter((line) => !ruled.some((other) => fileOf(other) === fileOf(line)))
  const all = [...ruled, ...typed]
  if (!failure || all.length > 0) return all
  if (failure.message.startsWith('content/')) return [failure.message]
  const [, file = 'content', line] = /(content\/[\w/.-]+):(\d+)/.exec(failure.stack) ?? []
  return [
    `${file}: ${line ? `line ${line}: ` : ''}something that it needs isn't there (${failure.message.split('\n')[0]})`,
  ]
}
