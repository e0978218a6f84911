import type { TableGame } from '../../table/table-game.ts'

/** The draw is one of this many numbers; a lower number means a higher flight. */
export const balloon_numbers = 50_000

/** Probability times payout is the same for every target, so that each has an RTP of 99 %. In halves of the chip. */
const chance_times_halves = 99_000

/** Targets that can be bet on, in halves of the chip: those that divide the product, so that every probability is exact. */
export const balloonHeights = [3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 100, 200, 1_000] as const

/** `up:250` is a bet on reaching a height of ×2.50. */
export const heightPlace = (halves: number): string => `up:${halves * 50}`

/** The final height in hundredths of the chip, rounded down. Below 100 the balloon does not take off. */
export const balloonHeight = (value: number): number => Math.floor((chance_times_halves * 50) / (value + 1))

const placeHalves: ReadonlyMap<string, number> = new Map(balloonHeights.map((halves) => [heightPlace(halves), halves]))

/**
 * A balloon with one flight for all players. Each player names the target height before the start: cashing out by a click during
 * the flight would favour players with a fast connection (decision 0060).
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
