#!/usr/bin/env bash
# An email with a picture, rendered by react-email, begins with a link that asks for the picture to be fetched early.
#
# @react-email/components 1.0.12 with react and react-dom 19.3.1, on Node 20; 29 November 2026.
#
# React's server renderer hoists a preload for every <img> to the start of <head>. `render()` keeps it, so the first
# thing in the email's head is <link rel="preload" as="image">, ahead of the meta element that gives the charset. No mail
# app fetches it, several reject or strip <link>, and it repeats the picture's address. `loading="lazy"` on the picture
# would prevent it, but that's markup for browsers too.
#
# The plain text made from the same markup runs neighbouring cells and links together.
#
# Output seen:
#   <head><link rel="preload" as="image" href="https://www.visitor.example/emblem.png"/><meta content="text/html; charset=UTF-8"
#   Kitchen$55.00
#
#   Call tel:123Reply https://www.visitor.example/
#
# Exits with 0 while it is so, and with 1 once it has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @react-email/components@1.0.12 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >mail.mjs <<'SCRIPT'
import { Body, Button, Column, Head, Html, Img, Row, Text, render, toPlainText } from '@react-email/components'
import { createElement as h } from 'react'

const letter = h(
  Html,
  null,
  h(Head),
  h(
    Body,
    null,
    h(Img, { src: 'https://www.visitor.example/emblem.png', alt: '' }),
    h(Row, null, h(Column, null, 'Kitchen'), h(Column, null, '$55.00')),
    h(Text, null, h(Button, { href: 'tel:123' }, 'Call'), h(Button, { href: 'https://www.visitor.example/' }, 'Reply')),
  ),
)
const html = await render(letter)
const text = toPlainText(html)
console.log(/<head>.*?charset=UTF-8"/s.exec(html)?.[0] ?? html.slice(0, 300))
console.log(text)
const asDescribed = /<head><link rel="preload" as="image"[^>]*><meta/.test(html) && text.includes('Kitchen$55.00')
process.exit(asDescribed ? 0 : 1)
SCRIPT
node mail.mjs
