import 'server-only'
import { forms } from '@/lib/forms/registry'

const slugs = forms.map(({ slug }) => slug).join('|')
const formName = new RegExp(`^(view|start):(${slugs})$`)
// Only what `describeError` can produce.
const errorName = /^error:\w{1,40}: [^\d"'`@\p{C}]{0,120} at \/_next\/static\/[\w./~-]{1,100}:\d{1,6}:\d{1,7}$/u

/** Whether a browser's report is counted: only if the site can produce its name, so that nobody can fill the table. */
export const isCountable = (reported: string) => formName.test(reported) || errorName.test(reported)
