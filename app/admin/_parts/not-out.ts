/** Shown if an email isn't sent, by what happens to it instead. */
export const notOut: Readonly<Record<string, string>> = {
  kept: "It's saved, and goes out once there's a mail service.",
  captured: "It's saved. A preview doesn't send emails.",
}
