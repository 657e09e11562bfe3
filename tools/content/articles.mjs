// Reads the articles as the build does, which only says that one of them failed.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readModule } from './read.mjs'

/** A component in an article: its name, attributes and line. */
function componentsIn(node) {
  const inside = (node.children ?? []).flatMap(componentsIn)
  if (!/^mdxJsx/.test(node.type) || !/^[A-Z]/.test(node.name ?? '')) return inside
  const attributes = Object.fromEntries(node.attributes.map(({ name, value }) => [name, value]))
  return [{ name: node.name, attributes, line: node.position.start.line }, ...inside]
}

/** The names of the components that mdx-components.tsx offers. */
function offered(root) {
  const [, list] = /MDXComponents = \{([^}]*)\}/.exec(readFileSync(path.join(root, 'mdx-components.tsx'), 'utf8'))
  return list.split(',').map((entry) => entry.split(':')[0].trim())
}

/**
 * What's wrong in the articles' names, syntax, components and front matter, a line each, and the prices that they show.
 * @param {(name: string) => boolean} hasPicture such as `journal/my-article`
 */
export async function readArticles(root, hasPicture) {
  const { evaluate } = await import('@mdx-js/mdx')
  const plugins = await Promise.all(
    ['remark-frontmatter', 'remark-mdx-frontmatter', 'remark-gfm'].map(async (name) => (await import(name)).default),
  )
  const [frontmatter, mdxFrontmatter, gfm] = plugins
  const jsx = await import('react/jsx-runtime')
  const { parseFrontMatter } = await readModule('lib/article-front-matter.ts', root)
  const names = offered(root)
  const mistakes = []
  const prices = []
  for (const name of readdirSync(path.join(root, 'content/articles')).filter((one) => !one.startsWith('.'))) {
    const file = `content/articles/${name}`
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name)) {
      mistakes.push(`${file}: use only lower-case letters, digits and hyphens in the name, and end it with .mdx`)
      continue
    }
    let components = []
    const look = () => (tree) => void (components = componentsIn(tree))
    try {
      const remarkPlugins = [frontmatter, [mdxFrontmatter, { name: 'frontmatter' }], gfm, look]
      const article = await evaluate(readFileSync(path.join(root, file), 'utf8'), { ...jsx, remarkPlugins })
      for (const { name, attributes, line } of components) {
        if (name === 'Price') prices.push({ file, line, ...attributes })
        else if (name === 'Picture' && /^journal\//.test(attributes.id) && !hasPicture(attributes.id))
          mistakes.push(
            `${file}: line ${line}, <Picture>: there is no picture ${attributes.id}: add public/images/${attributes.id}.jpg`,
          )
        else if (!names.includes(name)) mistakes.push(`${file}: line ${line}: there is no <${name}>: write text`)
      }
      parseFrontMatter(file, article.frontmatter, hasPicture)
    } catch (error) {
      // From parseFrontMatter; otherwise from the parser of the text or the front matter.
      if (error.message.startsWith(file)) mistakes.push(...error.message.split('\n'))
      else {
        // The front matter begins on the second line.
        const line = error.line ?? (error.linePos ? error.linePos[0].line + 1 : /\((\d+):/.exec(error.reason)?.[1])
        const reason = (error.reason ?? error.message).split('\n')[0].replace(/ at line \d+.*$/, '')
        mistakes.push(`${file}: line ${line}: look for a missing quotation mark or bracket (${reason})`)
      }
    }
  }
  return { mistakes, prices }
}
