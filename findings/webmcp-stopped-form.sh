#!/usr/bin/env bash
# What does an assistant hear if the form that it has filled in isn't sent when the person presses the button?
#
# Chromium 156.0.8078.108 (Debian) with WebMCPTesting, driven by playwright-core 1.65.1 on Node 20.20, 30 November 2026.
#
# Never the page's words. A form that the browser's own check stops ends the call with the browser's text about the first
# wrong field; no submit event comes, so the page can't answer. And a page that keeps the form from being sent, as most
# that send by script do, is reported as broken unless it calls `respondWith`.
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
  'a field is missing': '<input name="who"><input name="phone" required><button>Send</button>',
  'the page prevents it': '<input name="who"><button>Send</button><script>document.forms[0].onsubmit = (e) => e.preventDefault()</script>',
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
  await tab.evaluate(async () => {
    const [tool] = await document.modelContext.getTools()
    window.heard = document.modelContext.executeTool(tool, { who: 'Kim' }).catch(({ message }) => message.split('.')[0])
  })
  await tab.locator('input:focus, button:focus').waitFor()
  await tab.locator('button').click()
  console.log(`${name}: ${await tab.evaluate(() => window.heard)}`)
}
await browser.close()
server.close()
SCRIPT
node try.mjs "$browser" | tee output
grep -q 'no WebMCP' output && exit 0
diff output - <<'OUTPUT'
a field is missing: Form validation failed: phone: Please fill out this field
the page prevents it: The site has a programming error: it called preventDefault() on the 'submit' event, without also calling respondWith() with the tool result
OUTPUT
