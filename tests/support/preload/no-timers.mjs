// A host that keeps no timers, as a serverless one: nothing runs but what a request starts.
globalThis.setInterval = () => ({ unref() {} })
