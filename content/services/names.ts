/** The services' names. Cards, menus, sentences, forms and emails take them from here. */
export const names = {
  naturalOrder: 'The Natural Order',
  dailyGlow: 'The Daily Glow',
  fullBloom: 'The Full Bloom',
  sunnieSelect: 'The Sunnie Select',
  workFlow: 'The Work Flow',
  fiveStarReset: 'The Five-Star Reset',
}

/** A name without its article: "Daily Glow". */
export const short = (name: string) => name.replace(/^The /, '')
