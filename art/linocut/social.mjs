/**
 * Icons for social media and sharing: plain shapes of our own on a 24-unit grid,
 * in the colour of the text. Lines are 1.9 wide, as in the interface icons.
 */
const glyph = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${body}</svg>\n`

/** The inner markup of each icon, for a component to inline. */
export const socialShapes = {
  instagram:
    '<path d="M8 3.2h8.1a4.8 4.8 0 0 1 4.7 4.9v7.9a4.8 4.8 0 0 1-4.8 4.8H8a4.8 4.8 0 0 1-4.8-4.9V8A4.8 4.8 0 0 1 8 3.2Z"/><circle cx="12" cy="12" r="4.1"/><circle cx="17" cy="7" r="1.15" fill="currentColor" stroke="none"/>',
  facebook:
    '<path d="M20.9 12a8.9 8.9 0 1 0-17.8 0 8.9 8.9 0 0 0 17.8 0Z"/><path d="M15.3 7.4h-1.1c-1.4 0-2.1.8-2.1 2.2v11M9.4 12.6h5.4"/>',
  pinterest:
    '<path d="M20.9 12a8.9 8.9 0 1 0-17.8 0 8.9 8.9 0 0 0 17.8 0Z"/><path d="m9.7 20.3 2.3-10"/><path d="M8.6 12.3c-1.3-2.6.5-5.3 3.6-5.3 2.8 0 4.3 2 3.7 4.6-.6 2.5-2.9 3.6-4.8 2.6"/>',
  tiktok: '<path d="M13.6 3.4v11.9a4 4 0 1 1-4-4"/><path d="M13.6 3.4c.4 3 2.4 4.9 5.6 5.1"/>',
  twitter:
    '<path d="M3.2 18.3c2 .2 3.8-.3 5.3-1.4-1.8-.3-2.9-1.3-3.3-2.7.6.1 1.1 0 1.6-.1-1.9-.7-2.9-2.1-2.9-4 .6.3 1.1.4 1.7.4C4 9.2 3.6 7.1 4.6 5.4c1.9 2.3 4.3 3.5 7.3 3.7-.5-2.6 1.3-4.6 3.6-4.6 1.1 0 2 .4 2.7 1.2.9-.2 1.7-.5 2.5-.9-.3.9-.8 1.6-1.6 2.1.7-.1 1.4-.3 2-.5-.5.8-1.1 1.4-1.8 1.9.2 6.5-4.8 11.2-10.9 11.2-1.9 0-3.7-.4-5.2-1.2Z"/>',
  linkedin:
    '<path d="M5.9 3.2h12.2a2.7 2.7 0 0 1 2.7 2.7v12.2a2.7 2.7 0 0 1-2.7 2.7H5.9a2.7 2.7 0 0 1-2.7-2.7V5.9a2.7 2.7 0 0 1 2.7-2.7Z"/><path d="M8 11v5.8M12 16.8V11M12 13.6c0-1.6 1-2.7 2.4-2.7s2.1 1 2.1 2.5v3.4"/><circle cx="8" cy="7.7" r="1.15" fill="currentColor" stroke="none"/>',
  link: '<path d="M10.1 13.9a4 4 0 0 0 5.7.1l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.4 1.4"/><path d="M13.9 10.1a4 4 0 0 0-5.7-.1l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.4-1.4"/>',
  mail: '<path d="M5.6 4.9h12.9a2.5 2.5 0 0 1 2.4 2.5v9.2a2.5 2.5 0 0 1-2.5 2.5H5.5a2.5 2.5 0 0 1-2.4-2.5V7.4a2.5 2.5 0 0 1 2.5-2.5Z"/><path d="m3.7 7.3 6.7 5.2a2.6 2.6 0 0 0 3.2 0l6.7-5.2"/>',
}

export const social = Object.fromEntries(
  Object.entries(socialShapes).map(([name, body]) => [`social-${name}`, () => glyph(body)]),
)
