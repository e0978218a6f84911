import { placeOf, type Place } from '#engines/roulette/places.ts'

/**
 * A point of the numbers, whatever way the cloth lies: `s` runs along the 12 streets from 0 to 12, `c` across the three
 * columns from 0 to 3. Number n covers one square; zero lies before the streets, from -1 to 0.
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

/** On the line between zero and the first street. */
const besideZero = ({ cell, line }: ReturnType<typeof along>): string => {
  if (line === 0) return 'first-four'
  if (line === 1) return 'trio:0-1-2'
  if (line === 2) return 'trio:0-2-3'
  return join('split', 0, Math.min(cell, 2) + 1)
}

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

/** The place of a chip that is put down here, or null outside of the numbers. The outer edge, c = 0, is where streets lie. */
export const placeAt = ({ s, c }: Spot): string | null => {
  if (s < -1 || s > 12 || c < -reach || c > 3) return null
  const street = along(s)
  if (s < -reach) return c < 0 ? null : 'straight:0'
  const column = along(c)
  if (street.line === 0) return besideZero(column)
  if (street.line !== null && street.line < 12) return betweenStreets(street.line, column)
  return insideStreet(Math.min(street.cell, 11), column)
}

const centre = (number: number): Spot =>
  number === 0 ? { s: -0.5, c: 1.5 } : { s: Math.floor((number - 1) / 3) + 0.5, c: ((number - 1) % 3) + 0.5 }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Where a chip on one of the numbers' places lies; null for dozens, columns and even chances. */
export const spotOf = (place: Place): Spot | null => {
  const { type, numbers } = place
  if (type === 'first-four') return { s: 0, c: 0 }
  if (type === 'trio') return { s: 0, c: numbers.includes(1) ? 1 : 2 }
  if (type === 'split' && numbers.includes(0)) return { s: 0, c: centre(numbers[1] ?? 0).c }
  const s = mean(numbers.map((number) => centre(number).s))
  if (type === 'street' || type === 'six-line') return { s, c: 0 }
  return ['straight', 'split', 'corner'].includes(type) ? { s, c: mean(numbers.map((number) => centre(number).c)) } : null
}

/** A place that is known to exist: ids come from this file and from the cloth's own areas. */
export const knownPlace = (id: string): Place => {
  const place = placeOf(id)
  if (!place) throw new RangeError(`there is no place ${id}`)
  return place
}
