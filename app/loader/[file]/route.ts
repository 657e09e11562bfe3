import { loader, loaderFile } from '@/lib/loader'

export const dynamicParams = false

export const generateStaticParams = () => [{ file: loaderFile }]

/** The loader, for a year: its name changes with it. */
export const GET = () =>
  new Response(loader, {
    headers: {
      'Content-Type': 'application/javascript; charset=UTF-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
