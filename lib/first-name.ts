const title = /^(dr|miss|mr|mrs|ms|mx|prof)\.?$/i

/** The name to greet someone by: the first word of theirs, or undefined if there's none or it's a title. */
export function firstNameOf(name: string | null | undefined): string | undefined {
  const first = name?.trim().split(/\s+/)[0]
  return first && !title.test(first) ? first : undefined
}
