/** Flat inks for the linocuts: the values of the design tokens, plus colours that only prints use. */
export const ink = '#053133'
export const abyss = '#002124'
export const paper = '#fcfbf7'

export const plates = {
  wattle: '#facd45',
  coral: '#ee8d70',
  coralLight: '#fbd9cd',
  lagoon: '#83cec8',
  lagoonLight: '#c0ece7',
  leaf: '#9ec79a',
  leafLight: '#daefd6',
  pandanus: '#31653e',
  sand: '#f3e6cd',
  driftwood: '#e3d6bf',
  timber: '#d0a871',
  clay: '#cf8460',
  stone: '#cfd0c6',
  skin: '#e8bf9b',
  reef: '#005c59',
  reefDeep: '#004a48',
  hibiscus: '#c24339',
}
