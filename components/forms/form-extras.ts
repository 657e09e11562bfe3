/** What a draft keeps of it, piece by piece. */
export type FormExtra = readonly unknown[]

/** What a form keeps and sends beside its fields, such as photographs. */
export interface FormExtras {
  /** Resolves once nothing is on its way. */
  settled(): Promise<unknown>
  /** Goes into the body's `meta`. */
  meta(): object
  /** What a draft keeps; undefined for nothing. */
  kept(): FormExtra | undefined
  restore(kept: unknown): void
  clear(): void
}
