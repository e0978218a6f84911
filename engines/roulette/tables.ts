import type { Names } from '../game.ts'
import { americanPlaces, places, type Place } from './places.ts'
import { americanOrder, wheelOrder } from './wheel.ts'

/** What tells one table of roulette from another. */
export interface RouletteTable {
  readonly slug: string
  readonly names: Names
  /** Its pockets as they follow each other, clockwise from zero. */
  readonly order: readonly number[]
  readonly places: readonly Place[]
  /** La partage: when zero comes, a chip on an even chance brings half of itself back. */
  readonly is_shared_on_zero: boolean
}

export const europeanTable: RouletteTable = {
  slug: 'european-roulette',
  names: { uk: 'Європейська рулетка', ru: 'Европейская рулетка', en: 'European Roulette' },
  order: wheelOrder,
  places,
  is_shared_on_zero: false,
}

export const frenchTable: RouletteTable = {
  slug: 'french-roulette',
  names: { uk: 'Французька рулетка', ru: 'Французская рулетка', en: 'French Roulette' },
  order: wheelOrder,
  places,
  is_shared_on_zero: true,
}

export const americanTable: RouletteTable = {
  slug: 'american-roulette',
  names: { uk: 'Американська рулетка', ru: 'Американская рулетка', en: 'American Roulette' },
  order: americanOrder,
  places: americanPlaces,
  is_shared_on_zero: false,
}

/** The European wheel with one ball for everybody at the table. */
export const liveTable: RouletteTable = {
  ...europeanTable,
  slug: 'live-roulette',
  names: { uk: 'Рулетка наживо', ru: 'Live-рулетка', en: 'Live Roulette' },
}

/** Tables at which a player has a wheel alone. */
export const rouletteTables: readonly RouletteTable[] = [europeanTable, frenchTable, americanTable]

const placesById = new Map([places, americanPlaces].map((all) => [all, new Map(all.map((one) => [one.id, one]))]))

/** The place of a table with this id (`straight:17`, `split:14-17`, `dozen:2`, `red`), or undefined. */
export const placeOf = ({ places: all }: Pick<RouletteTable, 'places'>, id: string): Place | undefined => placesById.get(all)?.get(id)

/** What a chip on a place returns when the ball lies in `number`, itself included, in halves of the chip. */
export const halvesOf = ({ is_shared_on_zero }: RouletteTable, { numbers, returns }: Place, number: number): number => {
  if (numbers.includes(number)) return returns * 2
  return is_shared_on_zero && number === 0 && numbers.length === 18 ? 1 : 0
}
