/** The page that answers a form sent without scripts, where something was wrong (decision C17). */
export const plainAnswer = {
  title: 'Please check the form | Sunnie',
  heading: 'One more look, please',
}
