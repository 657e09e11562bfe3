/** The data of a chart and its table. */
export interface FigureData {
  /** Heading of the label column. */
  readonly column: string
  /** Names of the bars, in the order of each row's values. */
  readonly series: readonly string[]
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[]
  /** Defaults to whole numbers. */
  format?(value: number): string
}
