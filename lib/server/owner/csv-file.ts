import 'server-only'
import { today } from '@/lib/local-time'
import { csvCell } from './csv-cell'

export const csvLine = (values: readonly string[]) => `${values.map(csvCell).join(',')}\r\n`

/**
 * A CSV download: a BOM, then each line as it's produced. The first is awaited here, so that it throws before the
 * response has started if the database is down.
 * @param name the file's name, without its date and extension
 */
export async function csvResponse(name: string, lines: AsyncGenerator<string>): Promise<Response> {
  const first = await lines.next()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${first.value ?? ''}`)),
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${today()}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
