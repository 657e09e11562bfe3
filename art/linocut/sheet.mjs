/** Path data for a closed ring of integer points, with the shortest command for each step, written once per run. */
export function ringPath([[startX, startY], ...points]) {
  let [px, py] = [startX, startY]
  let path = `M${px} ${py}`
  let command = ''
  for (const [x, y] of points) {
    const [dx, dy] = [x - px, y - py]
    if (!dx && !dy) continue
    const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l'
    const step = next === 'h' ? `${dx}` : next === 'v' ? `${dy}` : `${dx}${dy < 0 ? '' : ' '}${dy}`
    path += next === command ? `${step.startsWith('-') ? '' : ' '}${step}` : `${next}${step}`
    command = next
    ;[px, py] = [x, y]
  }
  return command ? `${path}z` : ''
}

/** The same path, with each shape's start relative to the last one's, and without the letter of its first lines. */
export function relative(d) {
  let [px, py] = [0, 0]
  return d
    .split(/(?=M)/)
    .map((shape) => {
      const [, x, y, rest] = /^M(-?\d+) (-?\d+)(.*)$/.exec(shape)
      const [dx, dy] = [x - px, y - py]
      ;[px, py] = [Number(x), Number(y)]
      const lines = rest[0] === 'l' ? (rest[1] === '-' ? rest.slice(1) : ` ${rest.slice(1)}`) : rest
      return `m${dx}${dy < 0 ? '' : ' '}${dy}${lines}`
    })
    .join('')
}

/** The SVG file for a print's paths, with `grain` integer steps per drawing unit. */
export function sheet([, , width, height], grain, paths) {
  const size = `${width * grain} ${height * grain}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${width}" height="${height}">${paths}</svg>\n`
}
