/**
 * Reads everything that a client sent on one connection to Postgres ("Message Formats" in its manual).
 * @returns the parameters that it started with, and the name of each statement that it prepared
 */
export function readMessages(sent: Buffer): { parameters: string[]; statements: string[] } {
  // The first message is its length, the protocol's version and the parameters: "name\0value\0name\0value\0\0".
  let at = sent.readUInt32BE(0)
  const pairs = sent.toString('latin1', 8, at).split('\0')
  const parameters = pairs.filter((name, index) => index % 2 === 0 && name !== '')
  const statements: string[] = []
  // Each of the others starts with its type, which its length doesn't include. Parse starts with the statement's name.
  for (; at + 5 <= sent.length; at += 1 + sent.readUInt32BE(at + 1))
    if (sent.toString('latin1', at, at + 1) === 'P')
      statements.push(sent.toString('latin1', at + 5, sent.indexOf(0, at + 5)))
  return { parameters, statements }
}
