'use client'

import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { adminBusiness as words } from '@/content/admin-business'
import { formatCount } from '@/content/count'
import { ChartContainer } from '../ui/chart'
import type { FigureData } from './figure-data'
import { FigureTable } from './figure-table'

/** They differ in lightness as well as hue. */
// Written out, because Tailwind only defines the colours that it finds.
const colours = [
  'var(--color-reef)',
  'var(--color-wattle)',
  'var(--color-coral)',
  'var(--color-lagoon-deep)',
  'var(--color-muted)',
]

interface BarFigureProps extends FigureData {
  readonly title: string
  readonly text?: string
  /** Stacks the bars of a row instead of placing them side by side. */
  readonly stacked?: boolean
  /** Horizontal bars, for long labels, instead of vertical ones, for weeks. */
  readonly horizontal?: boolean
}

const rowHeight = 46
/** Cuts a long one-word label to fit beside its bar. The table has it in full. */
const shortened = (label: string) => (label.length > 20 && !label.includes(' ') ? `${label.slice(0, 19)}…` : label)

/** A bar chart, with the same figures in a table. */
export function BarFigure({ title, text, stacked, horizontal, ...data }: BarFigureProps) {
  const id = useId()
  const { series, rows, format = formatCount } = data
  const labels = { dataKey: 'label', tickLine: false, axisLine: false } as const
  const amounts = { tickLine: false, axisLine: false, allowDecimals: false, tickFormatter: format } as const
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-input border border-line p-4"
    >
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {text && <p className="text-sm text-muted">{text}</p>}
      {/* Hidden from screen readers, which get the same figures from the table below. */}
      <ChartContainer
        aria-hidden
        className="h-64"
        style={horizontal ? { height: Math.max(2, rows.length) * rowHeight } : undefined}
      >
        <BarChart
          accessibilityLayer={false}
          data={rows.map(({ label, values }) => ({ label, ...values }))}
          layout={horizontal ? 'vertical' : 'horizontal'}
          margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={horizontal === true} horizontal={!horizontal} />
          {/* More ticks wouldn't fit on a phone, and Recharts would leave some out. */}
          {horizontal ? <XAxis type="number" tickCount={3} {...amounts} /> : <XAxis {...labels} minTickGap={16} />}
          {horizontal ? (
            <YAxis type="category" width={136} tickFormatter={shortened} {...labels} />
          ) : (
            <YAxis width={40} {...amounts} />
          )}
          <Tooltip
            formatter={(value) => format(Number(value))}
            contentStyle={{
              background: 'var(--color-popover)',
              border: '1px solid var(--color-line)',
              borderRadius: 12,
            }}
            labelStyle={{ color: 'var(--color-ink)', fontWeight: 600 }}
            itemStyle={{ color: 'var(--color-ink)' }}
          />
          {series.map((name, index) => (
            <Bar
              key={name}
              dataKey={String(index)}
              name={name}
              fill={colours[index % colours.length]}
              stackId={stacked ? 'all' : undefined}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ChartContainer>
      {series.length > 1 && (
        <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
          {series.map((name, index) => (
            <li key={name} className="flex items-center gap-1.5">
              <svg viewBox="0 0 10 10" className="size-2.5">
                <rect width="10" height="10" rx="2" fill={colours[index % colours.length]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className="text-sm">
        <summary className="py-3 font-semibold">
          {words.asTable}
          <span className="sr-only">: {title}</span>
        </summary>
        <FigureTable caption={title} {...data} format={format} />
      </details>
    </section>
  )
}
