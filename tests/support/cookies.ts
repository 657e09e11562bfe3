/** The cookies that a response sets, as a browser sends them. */
export const cookieOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
