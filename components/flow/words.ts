/** Wording of the form with all of a flow's choices. */
export interface FlowToolWords {
  /** What it's for and what comes next, as an assistant reads it. */
  readonly purpose: string
  readonly next: string
}

/** A flow's wording, from the content files. */
export interface FlowWords {
  readonly title: string
  readonly italic: string
  readonly intro: string
  readonly steps: readonly { readonly heading: string; readonly text: string }[]
  readonly stepOf: string
  readonly progress: string
  readonly back: string
  readonly tool: FlowToolWords
  readonly draft: { readonly kept: string; readonly again: string }
}
