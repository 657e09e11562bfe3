#!/usr/bin/env bash
# What is an assistant told by a form that empties itself once it's stored?
#
# Chromium 156.0.8078.108 (Debian) with WebMCPTesting, driven by playwright-core 1.65.1 on Node 20.20, 29 November 2026.
#
# That the call failed. A submit handler has answered with `respondWith(promise)`, so that the result is on its way, but
# resetting the form before that promise resolves cancels the call: the assistant gets "Tool execution cancelled by a
# form reset", never the result, and has every reason to send the same thing again. Even resolving first isn't enough
# within one task: only a reset at least a microtask later leaves the result alone.
#   reset, then resolve         UnknownError: Tool execution cancelled by a form reset
#   resolve, then reset         UnknownError: Tool execution cancelled by a form reset
#   resolve, await null, reset  stored
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

const page = `<!doctype html><form toolname="ask" tooldescription="Asks something"><input name="text"><button>Send</button></form>`
const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page)).listen(0)
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--no-sandbox', '--enable-features=WebMCPTesting'],
})
const tab = await browser.newPage()
const orders = {
  'reset, then resolve': (form, resolve) => (form.reset(), resolve('stored')),
  'resolve, then reset': (form, resolve) => (resolve('stored'), form.reset()),
  'resolve, await null, reset': async (form, resolve) => (resolve('stored'), await null, form.reset()),
}
for (const [name, order] of Object.entries(orders)) {
  await tab.goto(`http://localhost:${server.address().port}`)
  if (!(await tab.evaluate(() => 'modelContext' in document))) console.log('This Chromium has no WebMCP.')
  const call = await tab.evaluateHandle(async (source) => {
    const act = (0, eval)(source)
    const form = document.querySelector('form')
    form.onsubmit = (event) => {
      event.preventDefault()
      let resolve
      event.respondWith(new Promise((done) => (resolve = done)))
      setTimeout(() => act(form, resolve), 100)
    }
    const [tool] = await document.modelContext.getTools()
    return { answer: document.modelContext.executeTool(tool, { text: 'Hello' }).catch(String) }
  }, String(order))
  await tab.click('button')
  console.log(name.padEnd(27), await call.evaluate(({ answer }) => answer))
}
await browser.close()
server.close()
SCRIPT
node try.mjs "$browser" | tee output
cancelled='UnknownError: Tool execution cancelled by a form reset'
grep -q 'no WebMCP' output && exit 0
diff output - <<OUTPUT
reset, then resolve         $cancelled
resolve, then reset         $cancelled
resolve, await null, reset  stored
OUTPUT
