/** A flow's wording, from the content files. */
export interface FlowWords {
  readonly title: string
  readonly italic: string
  readonly intro: string
  readonly steps: readonly { readonly heading: string; readonly text: string }[]
  readonly stepOf: string
  readonly progress: string
  readonly back: string
  readonly next: string
  /** What an assistant should know of a step; `{next}` is the tool that comes next. */
  readonly tool: string
  readonly draft: { readonly kept: string; readonly again: string }
}
