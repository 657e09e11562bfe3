// npm run doctor: lists what still has to be fixed before launch, and how, one line each.
// Exits with 1 if something would lose leads.
import { command } from './command.mjs'
import { checkDatabase } from './doctor/database.mjs'
import { checkBackup, checkBuild, checkDisk, checkSamples } from './doctor/host.mjs'
import { checkMail } from './doctor/mail.mjs'

const marks = { ok: '✓', warn: '!', fail: '✗' }

await command(async (environment) => {
  const findings = (
    await Promise.all([
      checkBuild(environment),
      checkDatabase(environment),
      checkDisk(environment.database),
      checkMail(environment),
      checkBackup(environment.database),
      checkSamples(),
    ])
  ).flat()
  for (const { level, area, text } of findings) console.log(`${marks[level]} ${area.padEnd(9)} ${text}`)
  const count = (level) => findings.filter((finding) => finding.level === level).length
  console.log(`\n${count('fail')} would lose leads, ${count('warn')} should be fixed, ${count('ok')} are fine.`)
  if (count('fail')) process.exitCode = 1
})
