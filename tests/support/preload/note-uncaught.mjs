// Leaves a file where UNCAUGHT says once anything is thrown that nobody catches.
import { writeFileSync } from 'node:fs'

process.on('uncaughtExceptionMonitor', (error) => writeFileSync(process.env.UNCAUGHT, String(error)))
