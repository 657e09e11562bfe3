import { paper, plates } from './palette.mjs'

/**
 * The logo: a sun over a tide line. It has to work at sixteen pixels, so it's
 * plain geometry rather than a print.
 */
const sun = `<path fill="${plates.wattle}" d="M32 4a25.5 25.5 0 0 1 25.5 25.5c0 4.3-1.1 8.4-3 11.9H9.5a25.4 25.4 0 0 1-3-11.9A25.5 25.5 0 0 1 32 4Z"/>`
const tide = (colour) =>
  `<path fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" d="M5.5 45c6-4.6 12-4.6 17.8-.6 5.8 4 11.7 4.1 17.5.2 5.8-3.8 11.7-3.9 17.7.5"/>` +
  `<path fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" d="M18 58c4.7-2.3 9.4-2.1 14 .2 4.6 2.2 9.3 2.1 14-.4"/>`
const svg = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body}</svg>\n`

export const marks = {
  mark: () => svg(sun + tide(plates.reef)),
  'mark-dark': () => svg(sun + tide(plates.lagoonLight)),
  'mark-maskable': () =>
    svg(
      `<path fill="${plates.reef}" d="M0 0h64v64H0z"/><g transform="translate(32 32) scale(.68) translate(-32 -33)">${sun}${tide(paper)}</g>`,
    ),
}
