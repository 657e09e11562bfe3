/** Small drawings for the labels: an ink line over one flat colour, printed slightly out of register. */

const leafAt = (x, y, turn, long = 26, wide = 8) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${long * 0.3} ${-wide} ${long * 0.75} ${-wide * 0.9} ${long} 0C${long * 0.75} ${wide * 0.9} ${long * 0.3} ${wide} 0 0Z"/>`
const round = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`

/** A stem with paired leaves. Species differ in the angle, length, width and number of their leaves. */
function twig(long, wide, angle, pairs = 4) {
  let leaves = leafAt(50, 22, -90, long, wide)
  for (let i = 0; i < pairs; i += 1) {
    const y = 32 + i * (52 / pairs)
    const grow = 0.75 + 0.25 * Math.sin((i + 1) * 1.1)
    leaves +=
      leafAt(50, y, -90 + angle, long * grow, wide * grow) + leafAt(50, y, -90 - angle, long * grow, wide * grow)
  }
  return { flat: leaves, line: `${leaves}<path d="M50 22V98"/>`, tint: '#83cec8' }
}

function petals(count, inner, outer, wide, tint, heart) {
  let flat = ''
  for (let i = 0; i < count; i += 1)
    flat += leafAt(
      50 + inner * Math.cos((i * 2 * Math.PI) / count - 1.57),
      50 + inner * Math.sin((i * 2 * Math.PI) / count - 1.57),
      (i * 360) / count - 90,
      outer,
      wide,
    )
  return { flat, line: flat + heart, tint }
}

const drawings = {
  myrtle: twig(26, 7, 52),
  gum: twig(36, 5.5, 38, 3),
  olive: twig(20, 4.5, 46, 5),
  neem: twig(28, 5, 62, 4),
  fern: twig(23, 3.4, 64, 7),
  lavender: { ...twig(11, 4.4, 40, 5), tint: '#c9b3d9' },
  lemon: {
    flat: '<ellipse cx="46" cy="58" rx="26" ry="34" transform="rotate(24 46 58)"/>',
    line: `<path d="M60 22C36 26 18 52 26 80C28 90 34 94 40 92C66 88 80 58 72 34C70 28 66 22 60 22Z"/>${leafAt(61, 22, -20, 32, 9)}`,
    tint: '#facd45',
  },
  berry: {
    flat: round(36, 66, 15) + round(64, 72, 15) + round(52, 44, 14),
    line: `${round(36, 66, 15)}${round(64, 72, 15)}${round(52, 44, 14)}<path d="M52 30C52 20 58 12 66 8M36 51C38 36 46 24 66 8M64 57C70 40 70 20 66 8"/>${leafAt(66, 9, 24, 30, 8)}`,
    tint: '#ee8d70',
  },
  bubbles: {
    flat: round(42, 58, 28) + round(74, 34, 14) + round(76, 72, 8),
    line: `${round(42, 58, 28)}${round(74, 34, 14)}${round(76, 72, 8)}<path d="M26 52A17 17 0 0 1 38 40M67 31A8 8 0 0 1 72 26"/>`,
    tint: '#c0ece7',
  },
  hibiscus: petals(5, 4, 42, 21, '#ee8d70', `${round(50, 50, 5)}<path d="M50 50L78 26"/>`),
  cotton: petals(4, 3, 36, 20, '#f3e6c4', '<path d="M50 50V100M50 88C40 86 34 80 32 72M50 80C60 78 66 72 68 64"/>'),
  paw: {
    flat:
      '<ellipse cx="50" cy="68" rx="22" ry="18"/>' +
      round(24, 46, 9) +
      round(41, 30, 10) +
      round(60, 30, 10) +
      round(77, 46, 9),
    line:
      '<path d="M50 50C62 50 74 66 72 76C70 86 58 82 50 82C42 82 30 86 28 76C26 66 38 50 50 50Z"/>' +
      round(24, 46, 9) +
      round(41, 30, 10) +
      round(60, 30, 10) +
      round(77, 46, 9),
    tint: '#facd45',
  },
}

export function plantDrawing(name) {
  const { flat, line, tint } = drawings[name]
  return `<svg viewBox="0 0 100 104"><g fill="${tint}" transform="translate(4 3)">${flat}</g><g fill="none" stroke="#053133" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${line}</g></svg>`
}
