/** What a draft keeps of a form's extras, one entry each. */
export type FormExtra = readonly unknown[]

/** What a form keeps and sends besides its fields, such as photos. */
export interface FormExtras {
  /** Resolves once no upload is in progress. */
  settled(): Promise<unknown>
  /** Added to the body's `meta`. */
  meta(): object
  /** What a draft should keep; undefined for nothing. */
  kept(): FormExtra | undefined
  /** What to tell the visitor if the form is sent later from another page, without some of them. */
  leftOut(): string | undefined
  restore(kept: unknown): void
  clear(): void
}
