import type { FigureData } from './figure-data'

interface FigureTableProps extends FigureData {
  readonly caption: string
  format(value: number): string
}

/** A chart's figures as a table. */
export function FigureTable({ caption, column, series, rows, format }: FigureTableProps) {
  return (
    <div className="mt-2 overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="border-b border-line">
            {[column, ...series].map((name, index) => (
              <th key={name} scope="col" className={`py-1.5 ${index ? 'pl-4 text-right' : 'text-left'}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {label}
              </th>
              {values.map((value, index) => (
                <td key={index} className="py-1.5 pl-4 text-right">
                  {format(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
