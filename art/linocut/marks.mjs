import { paper, plates } from './palette.mjs';

/**
 * The sign of the house: a sun over a tide line, drawn for sixteen pixels, so
 * it is plain geometry and not a print.
 */
const sun = `<path fill="${plates.wattle}" d="M32 9a22 22 0 0 1 22 22c0 3.4-.8 6.6-2.1 9.5H12.1A21.9 21.9 0 0 1 10 31 22 22 0 0 1 32 9Z"/>`;
const tide = (colour) =>
  `<path fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" d="M6 43.5c5.5-4.3 11.5-4.3 17.3-.6 5.8 3.8 11.6 3.9 17.4.2 5.8-3.6 11.8-3.7 17.3.4"/>` +
  `<path fill="none" stroke="${colour}" stroke-width="4.5" stroke-linecap="round" d="M17 54.8c4.9-2.2 9.9-2 14.8.2 4.9 2.1 10 2.1 15.2-.4"/>`;
const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body}</svg>\n`;

export const marks = {
  mark: () => svg(sun + tide(plates.reef)),
  'mark-dark': () => svg(sun + tide(plates.lagoonLight)),
  'mark-maskable': () => svg(`<path fill="${plates.reef}" d="M0 0h64v64H0z"/><g transform="translate(32 32) scale(.68) translate(-32 -33)">${sun}${tide(paper)}</g>`),
};
