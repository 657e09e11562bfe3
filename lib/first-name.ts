const title = /^(dr|miss|mr|mrs|ms|mx|prof)\.?$/i

/** What somebody is greeted by: the first word of their name, undefined where there is none or it's a title. */
export function firstNameOf(name: string | null | undefined): string | undefined {
  const first = name?.trim().split(/\s+/)[0]
  return first && !title.test(first) ? first : undefined
}
