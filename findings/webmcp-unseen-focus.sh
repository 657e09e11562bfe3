#!/usr/bin/env bash
# How does a page learn that an assistant has filled in its form, and where is the focus then?
#
# Chromium 156.0.8078.108 (Debian) with WebMCPTesting, driven by playwright-core 1.65.1 on Node 20.20, 30 November 2026.
#
# By the focus alone, and that may go to a button that nobody sees. While the `input` and `change` events of the fields come,
# `:tool-form-active` doesn't match yet. Afterwards nothing comes but `focusin`, on the first submit button that's rendered:
# also one that's clipped to a pixel, out of the Tab order and `aria-hidden`, such as one that decides what Enter does.
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
  'a button': '<input name="who"><button id="seen">Send</button>',
  'an unseen one first': '<button id="unseen" tabindex="-1" aria-hidden="true" style="position: absolute; clip-path: inset(50%)"></button><input name="who"><button id="seen">Send</button>',
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
  const events = await tab.evaluate(async () => {
    const said = []
    for (const type of ['input', 'change', 'focusin'])
      addEventListener(type, ({ target }) => said.push(`${type} ${target.id || target.name} ${target.form.matches(':tool-form-active')}`))
    const [tool] = await document.modelContext.getTools()
    document.modelContext.executeTool(tool, { who: 'Kim' }).catch(() => {})
    await new Promise((resolve) => addEventListener('focusin', resolve))
    return said.join(', ')
  })
  console.log(`${name}: ${events}`)
}
await browser.close()
server.close()
SCRIPT
node try.mjs "$browser" | tee output
grep -q 'no WebMCP' output && exit 0
diff output - <<'OUTPUT'
a button: input who false, change who false, focusin seen true
an unseen one first: input who false, change who false, focusin unseen true
OUTPUT
