#!/bin/sh
# Runs on the previews' host, where tools/preview.mjs calls it over SSH: `preview-host up NAME` with a tar of the bundle
# on stdin, or `preview-host down NAME`. docs/deployment/previews.md says how to install it.
set -eu
root=${PREVIEW_ROOT:-/srv/previews}
# With a key that can only run this script (command="…" in authorized_keys), the arguments are in SSH_ORIGINAL_COMMAND.
# shellcheck disable=SC2086
[ -z "${SSH_ORIGINAL_COMMAND:-}" ] || set -- $SSH_ORIGINAL_COMMAND
action=${1:-} name=${2:-}
case $name in
'' | -* | *[!a-z0-9-]*)
  echo "preview-host: a name may only contain a-z, 0-9 and -" >&2
  exit 2
  ;;
esac
folder=$root/$name
# Derived from the name, so that a preview keeps its port and the proxy's file doesn't change.
port=$((20000 + $(printf %s "$name" | cksum | cut -d ' ' -f 1) % 10000))

stop() {
  [ -f "$folder/pid" ] || return 0
  pid=$(cat "$folder/pid")
  # After a reboot, the id may belong to another process.
  [ "$(readlink "/proc/$pid/cwd")" = "$(cd "$folder" && pwd -P)" ] || return 0
  kill "$pid" 2>/dev/null || return 0
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done # exits within 12 seconds
}

# shellcheck disable=SC2086
proxy() { ${PREVIEW_RELOAD:-caddy reload --config /etc/caddy/Caddyfile}; }

case $action in
up)
  rm -rf "$folder.new"
  mkdir -p "$folder.new" "$root/caddy"
  tar -xf - -C "$folder.new"
  while grep -ls "127.0.0.1:$port\$" "$root"/caddy/*.caddy | grep -qv "/$name.caddy\$"; do port=$((port + 1)); done
  stop
  rm -rf "$folder"
  mv "$folder.new" "$folder"
  cd "$folder"
  # Settings for the owner's account on all previews, if there's such a file.
  [ ! -f "$root/env" ] || { set -a && . "$root/env" && set +a; }
  address=$(cat address)
  DEPLOY_ENV=preview SITE_URL=$address HOST=127.0.0.1 PORT=$port TRUSTED_PROXY_HOPS=1 nohup node start.mjs >log 2>&1 </dev/null &
  echo $! >pid
  for _ in $(seq 150); do
    if node -e "fetch('http://127.0.0.1:$port/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; then
      printf '%s {\n\treverse_proxy 127.0.0.1:%s\n}\n' "$address" "$port" >"$root/caddy/$name.caddy"
      proxy
      exit 0
    fi
    kill -0 "$(cat pid)" 2>/dev/null || break
    sleep 0.2
  done
  cat log >&2
  exit 1
  ;;
down)
  stop
  rm -rf "$folder" "$root/caddy/$name.caddy"
  proxy
  ;;
*)
  echo "preview-host: up NAME or down NAME" >&2
  exit 2
  ;;
esac
