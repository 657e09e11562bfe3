/** Text of the preview banner. */
export const preview = {
  text: (branch: string, commit: string) =>
    `Preview of ${branch || 'a branch'}${commit ? ` at ${commit}` : ''}. Not for customers: mail is kept here and nothing is sent.`,
}
