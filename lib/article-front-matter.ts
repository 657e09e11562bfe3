import { z } from 'zod'
import { articleCategories } from '@/content/journal'
import type { ArticleCategory } from '@/content/types'

const day = z.iso.date({ error: "write a day that exists, such as '2026-12-24'" })

function text(least: number, most: number) {
  const error = `write a text of ${least} to ${most} characters`
  return z.string({ error }).min(least, error).max(most, error)
}

/** Front matter of an article (specification section 3, blog article). */
const frontMatter = (hasPicture: (name: string) => boolean) =>
  z.strictObject({
    title: text(5, 120),
    /** Shown on the card and used as the page's meta description. */
    excerpt: text(20, 160),
    date: day,
    /** When the text last changed, if it has. */
    updated: day.optional(),
    category: z.enum(articleCategories as readonly [ArticleCategory, ...ArticleCategory[]], {
      error: ({ input }) => `write one of ${articleCategories.join(', ')}, not ${JSON.stringify(input ?? 'nothing')}`,
    }),
    tags: z.array(text(1, 40), { error: 'write a list of tags' }).min(1, 'write at least one tag').max(8),
    /** Folder and id of a picture, not a file name: `journal/my-article`. Defaults to the article's own id. */
    image: z
      .string()
      .regex(/^journal\/[a-z0-9-]+$/, 'write journal/ and the name of the picture, without the file extension')
      .refine(hasPicture, {
        error: ({ input }) => `add public/images/${String(input)}.jpg, or write the name of a picture in it`,
      })
      .optional(),
    /** Alt text; leave it out for a decorative picture. */
    imageAlt: z.string().max(200).default(''),
    author: text(2, 80),
    readTime: z
      .string()
      .regex(/^\d+ min read$/, 'write it as "7 min read"')
      .optional(),
    /** Drafts are shown on previews only. */
    draft: z.boolean('write true, or leave it out').default(false),
  })

export type FrontMatter = z.output<ReturnType<typeof frontMatter>>

/**
 * Validates an article's front matter.
 *
 * @param file path of the article, for the error message
 * @param hasPicture whether there's a picture of this name, such as `journal/my-article`
 * @throws Error with a line for each field that's wrong, naming the file, the field and what to write
 */
export function parseFrontMatter(file: string, raw: unknown, hasPicture: (name: string) => boolean): FrontMatter {
  const parsed = frontMatter(hasPicture).safeParse(raw ?? {})
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${file}: ${issue.keys.join(', ')}: there is no such field`
      : `${file}: ${issue.path.join('.')}: ${issue.message}`,
  )
  throw new Error(lines.join('\n'))
}
