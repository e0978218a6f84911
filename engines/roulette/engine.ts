import { below } from '../chance/below.ts'
import type { Checked, CommandFault, GameEngine, GameMaths, Outcome } from '../game.ts'
import { stakeFault } from '../stakes.ts'
import type { RouletteEvent } from './events.ts'
import { placeOf, places } from './places.ts'
import { colourOf, pockets } from './wheel.ts'

export interface RouletteBet {
  /** A place of the layout: `straight:17`, `split:14-17`, `dozen:2`, `red`. Each place at most once in a round. */
  readonly place: string
  readonly stake_minor: number
}

export interface RouletteCommand {
  readonly bets: readonly RouletteBet[]
}

export interface RouletteEngine extends GameEngine<RouletteCommand, RouletteEvent> {
  readonly kind: 'roulette'
}

/** Every place may hold chips and the dearest place returns 36 times: the win stays inside the safe integers. */
const stakes = { divisor_minor: 1, most_minor: Math.floor(Number.MAX_SAFE_INTEGER / (36 * places.length)) }

const hasOnly = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => keys.includes(key))

const betFault = (bet: unknown, taken: ReadonlySet<string>): CommandFault | null => {
  if (!hasOnly(bet, ['place', 'stake_minor'])) return 'command-malformed'
  const { place, stake_minor } = bet
  if (typeof place !== 'string' || typeof stake_minor !== 'number') return 'command-malformed'
  if (!placeOf(place)) return 'bet-impossible'
  return taken.has(place) ? 'bet-repeated' : stakeFault(stake_minor, stakes)
}

const check = (command: unknown): Checked<RouletteCommand> => {
  if (!hasOnly(command, ['bets']) || !Array.isArray(command['bets'])) return { ok: false, fault: 'command-malformed' }
  const given: readonly unknown[] = command['bets']
  if (given.length === 0) return { ok: false, fault: 'bets-missing' }
  if (given.length > places.length) return { ok: false, fault: 'bets-too-many' }
  const taken = new Set<string>()
  const bets: RouletteBet[] = []
  let stake_minor = 0
  for (const bet of given) {
    const fault = betFault(bet, taken)
    if (fault) return { ok: false, fault }
    const checked = bet as RouletteBet
    taken.add(checked.place)
    bets.push({ place: checked.place, stake_minor: checked.stake_minor })
    stake_minor += checked.stake_minor
  }
  return { ok: true, command: { bets }, stake_minor }
}

/** What every bet brings when the ball lies in `number`, in the order of the bets. Exact: returns are whole multiples. */
export const settle = ({ bets }: RouletteCommand, number: number): Outcome<RouletteEvent> => {
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

/** European roulette, with every bet of the layout and several bets a round. One draw decides: the pocket. */
export const europeanRoulette = (maths: GameMaths): RouletteEngine => ({
  slug: 'european-roulette',
  kind: 'roulette',
  names: { uk: 'Європейська рулетка', ru: 'Европейская рулетка', en: 'European Roulette' },
  stakes,
  check,
  play: (command, source) => settle(command, below(source, pockets)),
  maths,
})
