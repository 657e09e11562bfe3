/** The labels of a quote's totals, for the visitor and the owner. */
export const quoteTotalWords = {
  subtotal: 'Before GST',
  gst: (percent: number) => `GST (${percent}%)`,
  total: 'Total',
  totalWithGst: 'Total incl. GST',
  includes: (gst: string) => `Includes GST ${gst}`,
} as const
