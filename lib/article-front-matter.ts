import { z } from 'zod'
import { articleCategories } from '@/content/journal'
import type { ArticleCategory } from '@/content/types'

const day = z.iso.date({ error: 'write a day as YYYY-MM-DD, in quotation marks' })

/** What stands above an article (specification section 3, blog article). */
const frontMatterSchema = z.strictObject({
  title: z.string().min(5).max(120),
  /** The card's text and the page's meta description. */
  excerpt: z.string().min(20).max(300),
  date: day,
  /** When the words last changed, where they did. */
  updated: day.optional(),
  category: z.enum(articleCategories as readonly [ArticleCategory, ...ArticleCategory[]]),
  tags: z.array(z.string().min(1).max(40)).min(1).max(8),
  /** Folder and id of a picture, never a file: `journal/my-article`. Without it, the one of the article's own name. */
  image: z
    .string()
    .regex(/^journal\/[a-z0-9-]+$/, 'write journal/ and the name of the picture, without its ending')
    .optional(),
  /** What the picture shows; leave it out where it only decorates. */
  imageAlt: z.string().max(200).default(''),
  author: z.string().min(2).max(80),
  readTime: z
    .string()
    .regex(/^\d+ min read$/, 'write it as "7 min read"')
    .optional(),
  /** Shown on previews only. */
  draft: z.boolean().default(false),
})

export type FrontMatter = z.output<typeof frontMatterSchema>

/**
 * Checks an article's front matter.
 *
 * @param file its path, named in the message
 * @throws Error with the file's name and each wrong field's, which stops the build
 */
export function parseFrontMatter(file: string, raw: unknown): FrontMatter {
  const parsed = frontMatterSchema.safeParse(raw ?? {})
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.')
    return `  ${field}: ${issue.code === 'unrecognized_keys' ? 'there is no such field' : issue.message}`
  })
  throw new Error([`${file}: its front matter is wrong`, ...wrong].join('\n'))
}
