import { placeOf, type RouletteTable } from '#engines/roulette/tables.ts'
import type { Place } from '#engines/roulette/places.ts'
import { double_zero, numberName } from '#engines/roulette/wheel.ts'

/**
 * A point of the numbers, whatever way the cloth lies: `s` runs along the 12 streets from 0 to 12, `c` across the three
 * columns from 0 to 3. Number n covers one square; the zeros lie before the streets, from -1 to 0.
 */
export interface Spot {
  readonly s: number
  readonly c: number
}

/** How near to a line a chip lies on it, in squares: a little less than a quarter, so that the squares keep the larger part. */
const reach = 0.23

const numberAt = (street: number, column: number): number => 3 * street + column + 1

const along = (value: number): { readonly cell: number; readonly line: number | null } => {
  const line = Math.round(value)
  return { cell: Math.floor(value), line: Math.abs(value - line) < reach ? line : null }
}

const join = (type: string, ...numbers: readonly number[]): string => `${type}:${numbers.join('-')}`

interface EdgePlace {
  readonly id: string
  /** Where its chips lie on the line, and up to where a finger means it. */
  readonly c: number
  readonly until: number
}

/** The line between the zeros and the first street. */
const edgeOfOne: readonly EdgePlace[] = [
  { id: 'first-four', c: 0, until: reach },
  { id: 'split:0-1', c: 0.5, until: 1 - reach },
  { id: 'trio:0-1-2', c: 1, until: 1 + reach },
  { id: 'split:0-2', c: 1.5, until: 2 - reach },
  { id: 'trio:0-2-3', c: 2, until: 2 + reach },
  { id: 'split:0-3', c: 2.5, until: 3 },
]
const edgeOfTwo: readonly EdgePlace[] = [
  { id: 'first-five', c: 0, until: reach },
  { id: 'split:0-1', c: 0.5, until: 1 - reach },
  { id: 'trio:0-1-2', c: 1, until: 1.125 },
  { id: 'split:0-2', c: 1.25, until: 1.375 },
  { id: 'trio:0-00-2', c: 1.5, until: 1.625 },
  { id: 'split:00-2', c: 1.75, until: 1.875 },
  { id: 'trio:00-2-3', c: 2, until: 2 + reach },
  { id: 'split:00-3', c: 2.5, until: 3 },
]

const hasTwoZeros = ({ order }: RouletteTable): boolean => order.includes(double_zero)
const edgeOf = (table: RouletteTable): readonly EdgePlace[] => (hasTwoZeros(table) ? edgeOfTwo : edgeOfOne)

const betweenStreets = (line: number, column: ReturnType<typeof along>): string => {
  const upper = line - 1
  if (column.line === 0) return join('six-line', ...Array.from({ length: 6 }, (_, index) => numberAt(upper, 0) + index))
  if (column.line === 1 || column.line === 2) {
    const first = numberAt(upper, column.line - 1)
    return join('corner', first, first + 1, first + 3, first + 4)
  }
  const number = numberAt(upper, Math.min(column.cell, 2))
  return join('split', number, number + 3)
}

const insideStreet = (street: number, column: ReturnType<typeof along>): string => {
  const first = numberAt(street, 0)
  if (column.line === 0) return join('street', first, first + 1, first + 2)
  if (column.line === 1 || column.line === 2) return join('split', first + column.line - 1, first + column.line)
  return join('straight', first + Math.min(column.cell, 2))
}

const onZeros = (table: RouletteTable, c: number): string | null => {
  if (c < 0) return null
  if (!hasTwoZeros(table)) return 'straight:0'
  if (Math.abs(c - 1.5) < reach) return 'split:0-00'
  return c < 1.5 ? 'straight:0' : 'straight:00'
}

/** The place of a chip that is put down here, or null outside of the numbers. The outer edge, c = 0, is where streets lie. */
export const placeAt = (table: RouletteTable, { s, c }: Spot): string | null => {
  if (s < -1 || s > 12 || c < -reach || c > 3) return null
  if (s < -reach) return onZeros(table, c)
  const [street, column] = [along(s), along(c)]
  if (street.line === 0) return edgeOf(table).find(({ until }) => c <= until)?.id ?? null
  if (street.line !== null && street.line < 12) return betweenStreets(street.line, column)
  return insideStreet(Math.min(street.cell, 11), column)
}

/** The middle of a number's square, and how many columns it covers. */
export const squareOf = (table: RouletteTable, number: number): Spot & { readonly columns: number } => {
  if (number === double_zero) return { s: -0.5, c: 2.25, columns: 1.5 }
  if (number === 0) return hasTwoZeros(table) ? { s: -0.5, c: 0.75, columns: 1.5 } : { s: -0.5, c: 1.5, columns: 3 }
  return { s: Math.floor((number - 1) / 3) + 0.5, c: ((number - 1) % 3) + 0.5, columns: 1 }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Where a chip on one of the numbers' places lies; null for dozens, columns and even chances. */
export const spotOf = (table: RouletteTable, place: Place): Spot | null => {
  const { id, type, numbers } = place
  const on_edge = edgeOf(table).find((one) => one.id === id)
  if (on_edge) return { s: 0, c: on_edge.c }
  const s = mean(numbers.map((number) => squareOf(table, number).s))
  if (type === 'street' || type === 'six-line') return { s, c: 0 }
  if (!['straight', 'split', 'corner'].includes(type)) return null
  return { s, c: mean(numbers.map((number) => squareOf(table, number).c)) }
}

/** The numbers of a place as they stand on the cloth. */
export const namesOf = ({ numbers }: Place): readonly string[] => numbers.map(numberName)

/** A place that is known to exist: ids come from this file and from the cloth's own areas. */
export const knownPlace = (table: RouletteTable, id: string): Place => {
  const place = placeOf(table, id)
  if (!place) throw new RangeError(`there is no place ${id}`)
  return place
}
