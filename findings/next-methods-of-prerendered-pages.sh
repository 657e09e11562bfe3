#!/bin/bash
# next 16.4.6 (react 19.3.1), Node 20.20, 29 November 2026.
# A page that's prerendered rejects POST with 405 under `next start`, but only if its path is fixed. Pages that
# generateStaticParams prerendered just the same answer any method as if it were GET, from the same cache. OPTIONS gets
# yet another answer there: 400, without a body or an Allow header.
#   POST /fixed     405 Allow: GET, HEAD
#   POST /some/one  200 Allow:
#   OPTIONS /some/one  400 Allow:
set -eu
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
export NEXT_TELEMETRY_DISABLED=1
echo {\"type\":\"module\"} >package.json
npm install --save-exact --no-audit --no-fund --loglevel=error next@16.4.6 react@19.3.1 react-dom@19.3.1 >/dev/null
mkdir -p app/fixed 'app/some/[name]'
echo 'export default ({ children }) => <html lang="en"><body>{children}</body></html>' >app/layout.jsx
echo 'export default () => <p>Fixed</p>' >app/fixed/page.jsx
cat >'app/some/[name]/page.jsx' <<'PAGE'
export const dynamicParams = false
export const generateStaticParams = () => [{ name: 'one' }]
export default () => <p>One</p>
PAGE
npx next build >build.log 2>&1 || { cat build.log; exit 1; }
port=$((20000 + RANDOM % 20000))
node node_modules/next/dist/bin/next start -p "$port" >start.log 2>&1 &
server=$!
until grep -q Ready start.log; do sleep 0.2; done
ask() { curl --silent --output /dev/null --request "$1" --write-out '%{http_code} Allow: %header{allow}' "http://localhost:$port$2"; }
seen="$(ask POST /fixed)|$(ask POST /some/one)|$(ask OPTIONS /some/one)"
echo "$seen"
case $seen in '405 Allow: GET'*'|200 Allow: |400 Allow: ') exit 0 ;; *) exit 1 ;; esac
