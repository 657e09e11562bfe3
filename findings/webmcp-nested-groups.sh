#!/usr/bin/env bash
# Which description does an assistant get of tick boxes in a group within a group?
#
# Chromium 156.0.8078.108 (Debian) with WebMCPTesting, driven by playwright-core 1.65.1 on Node 20.20, 30 November 2026.
#
# Only the inner fieldset's. What the outer one asks is lost, also where the inner one has no description.
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
  'both have one': '<fieldset toolparamdescription="Which products?"><fieldset toolparamdescription="Soaps"><input type="checkbox" name="soap" value="1"><input type="checkbox" name="soap" value="2"></fieldset></fieldset><button>Send</button>',
  'only the outer': '<fieldset toolparamdescription="Which products?"><fieldset><input type="checkbox" name="soap" value="1"><input type="checkbox" name="soap" value="2"></fieldset></fieldset><button>Send</button>',
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
  const told = await tab.evaluate(async () => {
    const [tool] = await document.modelContext.getTools()
    return tool.inputSchema.properties.soap.description ?? '(nothing)'
  })
  console.log(name.padEnd(16), told)
}
await browser.close()
server.close()
SCRIPT
node try.mjs "$browser" | tee output
grep -q 'no WebMCP' output && exit 0
diff output - <<'OUTPUT'
both have one    Soaps
only the outer   (nothing)
OUTPUT
