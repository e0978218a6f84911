import type { Table } from './table.ts'
import type { Face, Faces } from './ways-moments.ts'

/** What each stop of each reel shows. */
export type Windows = readonly (readonly (readonly number[])[])[]

const inSight = (strip: Uint8Array, stop: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!)

/** Made once for each set of strips: a million rounds look at the same few windows. */
const windows = new WeakMap<readonly Uint8Array[], Windows>()

export const windowsOf = ({ rows }: Table, strips: readonly Uint8Array[]): Windows => {
  let known = windows.get(strips)
  if (!known) {
    known = strips.map((strip) => Array.from(strip, (_, stop) => inSight(strip, stop, rows)))
    windows.set(strips, known)
  }
  return known
}

/** What the cells of a reel do for the ways: a wild continues those of every symbol, and none begins on the first reel. */
export const faceOf = ({ wild, scatter, definition }: Table, reel: number, cells: readonly number[], weight: number): Face => {
  const wilds = reel === 0 ? 0 : cells.filter((cell) => cell === wild).length
  const counts = definition.symbols.map(({ role }, symbol) =>
    role === 'regular' ? cells.filter((cell) => cell === symbol).length + wilds : 0,
  )
  return { counts, scatters: cells.filter((cell) => cell === scatter).length, weight }
}

/** Every face of every reel of a window whose rows stay. */
export const facesOfStrips = (table: Table, strips: readonly Uint8Array[]): Faces =>
  windowsOf(table, strips).map((of, reel) => of.map((cells) => faceOf(table, reel, cells, 1)))
