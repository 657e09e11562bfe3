/** What the doctor says of one thing. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail'
  area: string
  text: string
}

/** The one finding of an area. */
export const levelOf = (findings: Finding[], area: string) => findings.find((finding) => finding.area === area)?.level
