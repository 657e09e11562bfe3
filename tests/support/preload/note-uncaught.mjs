// Writes any uncaught exception to the file named by UNCAUGHT.
import { writeFileSync } from 'node:fs'

process.on('uncaughtExceptionMonitor', (error) => writeFileSync(process.env.UNCAUGHT, String(error)))
