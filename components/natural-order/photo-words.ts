/** Texts of the form's photo field. `{name}` is a file's name. */
export type PhotoWords = Record<
  | 'label'
  | 'optional'
  | 'hint'
  | 'choose'
  | 'noScript'
  | 'byEmail'
  | 'leftOut'
  | 'uploading'
  | 'ready'
  | 'retry'
  | 'remove'
  | 'removed',
  string
> & {
  /** Where photos can be emailed to, if anywhere. */
  readonly email?: string
  readonly problems: Record<'tooMany' | 'tooLarge' | 'heic' | 'notPhoto' | 'unreadable' | 'network' | 'failed', string>
}
