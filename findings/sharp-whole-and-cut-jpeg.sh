#!/usr/bin/env bash
# sharp 0.35.5 (libvips) on Node 20, seen on 29 November 2026.
#
# Whether a JPEG counts as truncated depends on its last two bytes alone, not on its picture. With failOn 'truncated' or
# 'error', sharp refuses a whole picture that only lacks the end marker FFD9, as some phones write it, and takes half a
# picture once an end marker follows it. Only failOn 'warning' tells the two apart, with the marker added to both.
#
#   failOn      whole, no end    half, end added    whole, end added
#   truncated   refused          taken              taken
#   error       refused          taken              taken
#   warning     refused          refused            taken
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent --no-audit --no-fund --save-exact sharp@0.35.5
cat > try.cjs <<'JS'
const sharp = require('sharp')
;(async () => {
  const noise = Uint8Array.from({ length: 300 * 200 * 3 }, (_, index) => index * 7919)
  const jpeg = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } }).jpeg().toBuffer()
  const end = Buffer.from([0xff, 0xd9])
  const unended = jpeg.subarray(0, -2)
  const half = Buffer.concat([jpeg.subarray(0, jpeg.length / 2), end])
  const seen = []
  for (const failOn of ['truncated', 'error', 'warning'])
    for (const file of [unended, half, Buffer.concat([unended, end])])
      seen.push(await sharp(file, { failOn }).raw().toBuffer().then(() => 'taken', () => 'refused'))
  console.log(seen.join(' '))
  const expected = 'refused taken taken refused taken taken refused refused taken'
  process.exit(seen.join(' ') === expected ? 0 : 1)
})()
JS
node try.cjs
