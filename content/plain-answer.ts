/** Text of the page shown when a form submitted without JavaScript is rejected (decision C17). */
export const plainAnswer = {
  title: 'Please check the form | Sunnie',
  heading: 'Nearly there',
}
