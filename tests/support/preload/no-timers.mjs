// Simulates a host without timers, such as a serverless one: only requests make anything run.
globalThis.setInterval = () => ({ unref() {} })
