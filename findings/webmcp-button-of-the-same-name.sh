#!/usr/bin/env bash
# Which fields of a form does a browser offer to an assistant, if a button has a field's name?
#
# Chromium 156.0.8078.108 (Debian) with WebMCPTesting, driven by playwright-core 1.65.1 on Node 20.20, 29 November 2026.
#
# Not that field. A step whose cards are submit buttons, such as `<button name="size" value="2b">`, and that has a group
# of radio buttons or a list of the same name becomes a tool without parameters.
#   radio buttons alone           size
#   with a button of that name    (none)
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

const radios = ['1b', '2b'].map((size) => `<label><input type="radio" name="size" value="${size}">${size}</label>`).join('')
const forms = {
  'radio buttons alone': `${radios}<button>Next</button>`,
  'with a button of that name': `${radios}<button>Next</button><button name="size" value="2b">Two</button>`,
}
const server = createServer(({ url }, response) => {
  const fields = Object.values(forms)[Number(url.slice(1))] ?? ''
  response.setHeader('Content-Type', 'text/html')
  response.end(`<!doctype html><form toolname="ask" tooldescription="Asks"><fieldset><legend>Size</legend>${fields}</fieldset></form>`)
}).listen(0)
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--no-sandbox', '--enable-features=WebMCPTesting'],
})
const tab = await browser.newPage()
for (const [index, name] of Object.keys(forms).entries()) {
  await tab.goto(`http://localhost:${server.address().port}/${index}`)
  if (!(await tab.evaluate(() => 'modelContext' in document))) console.log('This Chromium has no WebMCP.')
  const offered = await tab.evaluate(async () => {
    const [tool] = await document.modelContext.getTools()
    return Object.keys(tool.inputSchema.properties).join() || '(none)'
  })
  console.log(name.padEnd(29), offered)
}
await browser.close()
server.close()
SCRIPT
node try.mjs "$browser" | tee output
grep -q 'no WebMCP' output && exit 0
diff output - <<OUTPUT
radio buttons alone           size
with a button of that name    (none)
OUTPUT
