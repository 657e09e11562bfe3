#!/usr/bin/env bash
# Can an assistant fill in a form whose button is disabled until the form is filled in?
#
# Chromium 156.0.8078.108 (Debian) with WebMCPTesting, driven by playwright-core 1.65.1 on Node 20.20, 30 November 2026.
#
# No, although the form is offered to it as a tool. The call ends at once, and no field is touched: Chromium looks for a
# submit button first, and doesn't count a disabled one. A second one that isn't rendered is enough.
#
# Exits 0 while that's so, 1 if it has changed.
set -euo pipefail
browser=$(command -v chromium || true)
if [ -z "$browser" ]; then echo 'No chromium here, so nothing was tried.'; exit 0; fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --loglevel=error --save-exact playwright-core@1.65.1 >/dev/null
cat >try.mjs <<'SCRIPT'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

const forms = {
  'a button': '<input name="who"><button>Send</button>',
  'a disabled button': '<input name="who"><button disabled>Send</button>',
  'and one that is hidden': '<input name="who"><button disabled>Send</button><button hidden></button>',
}
const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.end(`<!doctype html><form toolname="ask" tooldescription="Asks">${Object.values(forms)[url.slice(1)] ?? ''}</form>`)
}).listen(0)
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--no-sandbox', '--enable-features=WebMCPTesting'],
})
const tab = await browser.newPage()
for (const [index, name] of Object.keys(forms).entries()) {
  await tab.goto(`http://localhost:${server.address().port}/${index}`)
  if (!(await tab.evaluate(() => 'modelContext' in document))) console.log('This Chromium has no WebMCP.')
  const heard = await tab.evaluate(async () => {
    const [tool] = await document.modelContext.getTools()
    const call = document.modelContext.executeTool(tool, { who: 'Kim' }).catch(({ message }) => message.split(',')[0])
    return Promise.race([call, new Promise((resolve) => setTimeout(resolve, 1_000, 'waits for the person'))])
  })
  console.log(name.padEnd(24), `"${await tab.locator('input').inputValue()}"`.padEnd(7), heard)
}
await browser.close()
server.close()
SCRIPT
node try.mjs "$browser" | tee output
grep -q 'no WebMCP' output && exit 0
diff output - <<'OUTPUT'
a button                 "Kim"   waits for the person
a disabled button        ""      No submit button was found
and one that is hidden   "Kim"   waits for the person
OUTPUT
