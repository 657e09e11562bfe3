/** What the doctor says about one thing. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail'
  area: string
  text: string
}

/** The level of an area's first finding. */
export const levelOf = (findings: Finding[], area: string) => findings.find((finding) => finding.area === area)?.level
