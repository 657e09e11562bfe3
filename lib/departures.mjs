// The list of who has left a list or been erased, as kept beside SQLite's backups. One line for each: when, how, and a
// keyed hash of the address (with the list it left), so that it names nobody.
import path from 'node:path'

/** @param {string} folder the folder of the backups */
export const departuresIn = (folder) => path.join(folder, 'departures')

/** @param {{ key: string, at: string, how: string }} departure */
export const departureLine = ({ key, at, how }) => `${at} ${how} ${key}\n`

/**
 * The latest departure by each key. A line that was cut off by a full disk is left out.
 * @param {string} text
 * @returns {Map<string, { at: number, how: string }>} by key
 */
export function readDepartures(text) {
  const found = [...text.matchAll(/^(\S+Z) (\w+) ([\w-]{43})$/gm)]
  return new Map(found.map(([, at = '', how = '', key = '']) => [key, { at: Date.parse(at), how }]))
}
