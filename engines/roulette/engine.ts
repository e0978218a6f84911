import { below } from '../chance/below.ts'
import { shuffled } from '../chance/shuffle.ts'
import type { GameEngine, GameMaths, Outcome } from '../game.ts'
import { checkBets, type TableCommand } from '../table/bets.ts'
import type { RouletteEvent } from './events.ts'
import { betTypes, placeOf, places } from './places.ts'
import { colourOf, pockets } from './wheel.ts'

export interface RouletteEngine extends GameEngine<TableCommand, RouletteEvent> {
  readonly kind: 'table'
}

/** Every place may hold chips and the dearest place returns 36 times: the win stays inside the safe integers. */
const stakes = { divisor_minor: 1, most_minor: Math.floor(Number.MAX_SAFE_INTEGER / (36 * places.length)) }

/** What every bet brings when the ball lies in `number`, in the order of the bets. Exact: returns are whole multiples. */
export const settle = ({ bets }: TableCommand, number: number): Outcome<RouletteEvent> => {
  const events: RouletteEvent[] = [{ type: 'ball-landed', number, colour: colourOf(number) }]
  let win_minor = 0
  let staked_minor = 0
  for (const { place: id, stake_minor } of bets) {
    const place = placeOf(id)
    if (!place) throw new RangeError(`there is no place ${id}: only checked commands are played`)
    const won_minor = place.numbers.includes(number) ? stake_minor * place.returns : 0
    events.push(
      won_minor > 0 ? { type: 'bet-won', place: id, stake_minor, win_minor: won_minor } : { type: 'bet-lost', place: id, stake_minor },
    )
    win_minor += won_minor
    staked_minor += stake_minor
  }
  events.push({ type: 'round-ended', win_minor, win_multiple: win_minor / staked_minor })
  return { win_minor, events }
}

/** As many pockets may lose and a bet still counts as covered: zero, and one more. */
const rare_pockets = 2

/** The least that comes back in all pockets but the two worst, as a share of the stake: 100 for equal chips on red and black. */
const oppositePercent = ({ bets }: TableCommand): number => {
  const returned = Array.from({ length: pockets }, () => 0)
  let staked_minor = 0
  for (const { place: id, stake_minor } of bets) {
    const place = placeOf(id)
    for (const number of place?.numbers ?? []) returned[number] = (returned[number] ?? 0) + stake_minor * (place?.returns ?? 0)
    staked_minor += stake_minor
  }
  const least = returned.toSorted((a, b) => a - b)[rare_pockets] ?? 0
  return Math.min(100, Math.floor((least * 100) / staked_minor))
}

/** European roulette, with every bet of the layout and several bets a round. One draw decides: the pocket. */
export const europeanRoulette = (maths: GameMaths): RouletteEngine => ({
  slug: 'european-roulette',
  kind: 'table',
  form: 'bets',
  names: { uk: 'Європейська рулетка', ru: 'Европейская рулетка', en: 'European Roulette' },
  stakes,
  check: (command) => checkBets(command, stakes, (id) => placeOf(id) !== undefined),
  oppositePercent,
  play: (command, source) => settle(command, below(source, pockets)),
  dealt: (source) => ({
    bets: shuffled(source, places)
      .slice(0, 1 + below(source, 12))
      .map(({ id }) => ({ place: id, stake_minor: 1 + below(source, 5_000) })),
  }),
  published: Object.fromEntries(
    betTypes.map((type) => [type, { bets: [{ place: places.find((place) => place.type === type)?.id ?? '', stake_minor: 1 }] }]),
  ),
  ranges: () => [pockets],
  maths,
})
