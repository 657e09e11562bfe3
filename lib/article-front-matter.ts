import { z } from 'zod'
import { articleCategories } from '@/content/journal'
import type { ArticleCategory } from '@/content/types'
import { isPicture } from './pictures'

const day = z.iso.date({ error: 'write a day as YYYY-MM-DD, in quotation marks' })

/** Front matter of an article (specification section 3, blog article). */
const frontMatterSchema = z.strictObject({
  title: z.string().min(5).max(120),
  /** Shown on the card and used as the page's meta description. */
  excerpt: z.string().min(20).max(160),
  date: day,
  /** When the text last changed, if it has. */
  updated: day.optional(),
  category: z.enum(articleCategories as readonly [ArticleCategory, ...ArticleCategory[]]),
  tags: z.array(z.string().min(1).max(40)).min(1).max(8),
  /** Folder and id of a picture, not a file name: `journal/my-article`. Defaults to the article's own id. */
  image: z
    .string()
    .regex(/^journal\/[a-z0-9-]+$/, 'write journal/ and the name of the picture, without the file extension')
    .refine(
      isPicture,
      'there was no such picture in public/images/journal or public/art/journal when this start or build began',
    )
    .optional(),
  /** Alt text; leave it out for a decorative picture. */
  imageAlt: z.string().max(200).default(''),
  author: z.string().min(2).max(80),
  readTime: z
    .string()
    .regex(/^\d+ min read$/, 'write it as "7 min read"')
    .optional(),
  /** Drafts are shown on previews only. */
  draft: z.boolean().default(false),
})

export type FrontMatter = z.output<typeof frontMatterSchema>

/**
 * Validates an article's front matter.
 *
 * @param file path of the article, for the error message
 * @throws Error naming the file and each invalid field, which fails the build
 */
export function parseFrontMatter(file: string, raw: unknown): FrontMatter {
  const parsed = frontMatterSchema.safeParse(raw ?? {})
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.')
    return `  ${field}: ${issue.code === 'unrecognized_keys' ? 'unknown field' : issue.message}`
  })
  throw new Error([`${file}: invalid front matter`, ...problems].join('\n'))
}
