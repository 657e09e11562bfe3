#!/bin/bash
# Renders a list of jobs one by one, at low priority. Lines: SCENE OUT WIDTH SAMPLES [VIEW] [SUBJECT]  ("-" for none).
# The list may grow while this runs. Pictures that exist are skipped. It stops at a line "end" or at the given time.
#   art/stills/render-queue.sh jobs.txt masters-folder [HH:MM]
set -u
here="$(cd "$(dirname "$0")" && pwd)"
jobs="$1" folder="$2" until_hour="${3:-23:59}" line_number=0
mkdir -p "$folder"
while [[ "$(date +%H:%M)" < "$until_hour" ]]; do
  line_number=$((line_number + 1))
  line="$(sed -n "${line_number}p" "$jobs")"
  if [[ -z "$line" ]]; then line_number=$((line_number - 1)); sleep 3; continue; fi
  read -r scene out width samples view subject <<<"$line"
  [[ "$scene" == end ]] && break
  [[ -e "$folder/$out.png" ]] && continue
  view="${view:--}" subject="${subject:--}" began=$(date +%s)
  nice -n 19 blender -b -noaudio -t 2 --python "$here/scenes/$scene.py" -- \
    --out "$folder/$out.part.png" --width "$width" --samples "$samples" --view "${view#-}" --subject "${subject#-}" >"$folder/last.log" 2>&1
  if [[ -e "$folder/$out.part.png" ]]; then mv "$folder/$out.part.png" "$folder/$out.png"; else cp "$folder/last.log" "$folder/$out.failed.log"; fi
  echo "$out $(($(date +%s) - began)) s" >>"$folder/times.txt"
done
