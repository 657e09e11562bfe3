import 'server-only'
import { today } from '@/lib/local-time'
import { noStore } from '../base/refusal'
import { csvCell } from './csv-cell'
import { streamOf } from './line-stream'

export const csvLine = (values: readonly string[]) => `${values.map(csvCell).join(',')}\r\n`

/**
 * A CSV download: a BOM, then each line as it's produced.
 * @param name the file's name, without its date and extension
 */
export async function csvResponse(name: string, lines: AsyncGenerator<string>): Promise<Response> {
  return new Response(await streamOf(lines, '\uFEFF'), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${today()}.csv"`,
      ...noStore,
    },
  })
}
