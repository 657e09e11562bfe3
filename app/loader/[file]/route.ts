import { loader, loaderFile } from '@/lib/loader'

export const dynamicParams = false

export const generateStaticParams = () => [{ file: loaderFile }]

/** Serves the loader. Browsers may keep it for a year, because its name changes with its content. */
export const GET = () =>
  new Response(loader, {
    headers: {
      'Content-Type': 'application/javascript; charset=UTF-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
