/** A form's fields as a query string. */
export const queryIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** The URL of a flow's step with these answers. For the first step without any, it's just the path. */
export function stepUrl(
  path: string,
  step: number,
  answers: readonly (readonly [name: string, value: string])[],
): string {
  if (answers.length === 0 && step === 1) return path
  const query = new URLSearchParams(answers.map(([name, value]) => [name, value]))
  query.set('step', String(step))
  return `${path}?${query}`
}
