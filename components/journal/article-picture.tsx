import { Picture } from '@/components/site/picture'
import type { PictureRef } from '@/content/types'
import { findLinocut, isPicture } from '@/lib/pictures'

interface ArticlePictureProps {
  /** Folder and id: "services/natural-order". */
  readonly id: string
  readonly alt: string
}

/**
 * Parses a picture's folder and id.
 *
 * @throws Error if there's no folder, or neither a picture nor a linocut of that name, which fails the build
 */
export function pictureOf({ id, alt }: ArticlePictureProps): PictureRef {
  const [folder, name, ...rest] = id.split('/')
  if (!folder || !name || rest.length > 0)
    throw new Error(`<Picture id="${id}" />: expected a folder and a name, as in "services/natural-order"`)
  if (!isPicture(id) && !findLinocut(name))
    throw new Error(`<Picture id="${id}" />: there's no picture or linocut of that name`)
  return { folder: folder as PictureRef['folder'], id: name, alt }
}

/** `<Picture id="services/natural-order" alt="…" />` in an article. */
export function ArticlePicture(props: ArticlePictureProps) {
  return (
    <Picture
      picture={pictureOf(props)}
      ratio="aspect-3/2"
      sizes="(width < 40rem) 80vw, 448px"
      className="mx-auto my-8 w-[86%] max-w-md rounded-media"
    />
  )
}
