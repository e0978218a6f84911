import type { TableGame } from '../../table/table-game.ts'

/** One of so many numbers; the lower it is, the higher the balloon. */
export const balloon_numbers = 50_000

/** Chance times height is the same for every height, so that each returns 99 %. In halves of the chip. */
const chance_times_halves = 99_000

/** The heights at which one may leave, in halves of the chip: those by which the product divides, so that no chance is ever rounded. */
export const balloonHeights = [3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 100, 200, 1_000] as const

/** `up:250` leaves at two and a half times the chip. */
export const heightPlace = (halves: number): string => `up:${halves * 50}`

/** How high the balloon comes, in hundredths of the chip, cut. Below 100 it does not leave the ground. */
export const balloonHeight = (value: number): number => Math.floor((chance_times_halves * 50) / (value + 1))

const placeHalves: ReadonlyMap<string, number> = new Map(balloonHeights.map((halves) => [heightPlace(halves), halves]))

/**
 * A balloon that everybody watches. Who leaves it at which height is said before it rises: a press in time would reward the nearest
 * network and punish the slow one (decision 0060).
 */
export const aboveTheClouds: TableGame = {
  slug: 'live-balloon',
  names: { uk: 'Вище хмар', ru: 'Выше облаков', en: 'Above the Clouds' },
  places: [...placeHalves.keys()].map((id) => ({ id, type: id })),
  ranges: [balloon_numbers],
  halves: (place, [value = balloon_numbers]) => {
    const halves = placeHalves.get(place) ?? 0
    return halves * 50 <= balloonHeight(value) ? halves : 0
  },
  most_halves: Math.max(...balloonHeights),
  outcomes: (type) => {
    const halves = placeHalves.get(type) ?? 0
    const ways = BigInt(chance_times_halves / halves)
    return [
      { ways, halves },
      { ways: BigInt(balloon_numbers) - ways, halves: 0 },
    ]
  },
  exported: { family: 'heights', numbers: balloon_numbers, chance_times_halves },
}
