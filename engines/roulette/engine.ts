import { below } from '../chance/below.ts'
import { shuffled } from '../chance/shuffle.ts'
import type { GameEngine, GameMaths, Outcome } from '../game.ts'
import { checkBets, type TableCommand } from '../table/bets.ts'
import type { RouletteEvent } from './events.ts'
import { betTypes } from './places.ts'
import { halvesOf, placeOf, type RouletteTable } from './tables.ts'
import { colourOf } from './wheel.ts'

export interface RouletteEngine extends GameEngine<TableCommand, RouletteEvent> {
  readonly kind: 'table'
  readonly table: RouletteTable
}

const eventOf = (place: string, stake_minor: number, halves: number): RouletteEvent => {
  const win_minor = (stake_minor * halves) / 2
  if (halves === 0) return { type: 'bet-lost', place, stake_minor }
  return { type: halves === 1 ? 'bet-shared' : 'bet-won', place, stake_minor, win_minor }
}

/** What every bet brings when the ball lies in `number`, in the order of the bets. Exact: where half may come back, chips are even. */
export const settle = (table: RouletteTable, { bets }: TableCommand, number: number): Outcome<RouletteEvent> => {
  const events: RouletteEvent[] = [{ type: 'ball-landed', number, colour: colourOf(number) }]
  let win_minor = 0
  let staked_minor = 0
  for (const { place: id, stake_minor } of bets) {
    const place = placeOf(table, id)
    if (!place) throw new RangeError(`there is no place ${id}: only checked commands are played`)
    const halves = halvesOf(table, place, number)
    events.push(eventOf(id, stake_minor, halves))
    win_minor += (stake_minor * halves) / 2
    staked_minor += stake_minor
  }
  events.push({ type: 'round-ended', win_minor, win_multiple: win_minor / staked_minor })
  return { win_minor, events }
}

/** The least that comes back in all pockets but the worst few, as a share of the stake: 100 for equal chips on red and black; a part of a percent is one. */
const oppositePercent = (table: RouletteTable, { bets }: TableCommand): number => {
  const returned = table.order.map(() => 0)
  let staked_minor = 0
  for (const { place: id, stake_minor } of bets) {
    const place = placeOf(table, id)
    for (const number of place?.numbers ?? []) returned[number] = (returned[number] ?? 0) + stake_minor * (place?.returns ?? 0)
    staked_minor += stake_minor
  }
  // As many pockets may lose and a bet still counts as covered: the zeros, and one more.
  const rare_pockets = 1 + table.order.filter((number) => colourOf(number) === 'green').length
  const least = returned.toSorted((a, b) => a - b)[rare_pockets] ?? 0
  return Math.min(100, Math.ceil((least * 100) / staked_minor))
}

/** A table of roulette, with every bet of its layout and several bets a round. One draw decides: the pocket. */
export const rouletteEngine = (table: RouletteTable, maths: GameMaths): RouletteEngine => {
  const { places, order } = table
  const divisor_minor = table.is_shared_on_zero ? 2 : 1
  // Every place may hold chips and the dearest place returns 36 times: the win stays inside the safe integers.
  const most_minor = Math.floor(Number.MAX_SAFE_INTEGER / (36 * places.length) / divisor_minor) * divisor_minor
  const stakes = { divisor_minor, most_minor }
  return {
    slug: table.slug,
    kind: 'table',
    form: 'bets',
    names: table.names,
    table,
    stakes,
    check: (command) => checkBets(command, stakes, (id) => placeOf(table, id) !== undefined),
    oppositePercent: (command) => oppositePercent(table, command),
    play: (command, source) => settle(table, command, below(source, order.length)),
    dealt: (source) => ({
      bets: shuffled(source, places)
        .slice(0, 1 + below(source, 12))
        .map(({ id }) => ({ place: id, stake_minor: divisor_minor * (1 + below(source, 5_000)) })),
    }),
    published: Object.fromEntries(
      betTypes.flatMap((type) => {
        const place = places.find((one) => one.type === type)
        return place ? [[type, { bets: [{ place: place.id, stake_minor: divisor_minor }] }]] : []
      }),
    ),
    ranges: () => [order.length],
    maths,
  }
}
