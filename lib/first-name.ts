const title = /^(dr|miss|mr|mrs|ms|mx|prof)\.?$/i

/** The name to greet someone by: the first word of theirs, or undefined if there's none or it's a title. */
export function firstNameOf(name: string | null | undefined): string | undefined {
  const first = name?.trim().split(/\s+/)[0]
  return first && !title.test(first) ? first : undefined
}

/**
 * The first name to use in anything we send, if it's nothing but letters. Anyone can type in someone else's address, so
 * an email to it contains nothing else that a stranger wrote (contract, Mail).
 */
export function greetingName(name: string | null | undefined): string | undefined {
  const first = firstNameOf(name) ?? ''
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? first : undefined
}
