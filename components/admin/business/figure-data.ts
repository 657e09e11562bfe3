/** What a chart shows, and its table. */
export interface FigureData {
  /** Heading of the labels' column. */
  readonly column: string
  /** Names of the bars, in the order of each row's values. */
  readonly series: readonly string[]
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[]
  /** Whole numbers unless it says otherwise. */
  format?(value: number): string
}
