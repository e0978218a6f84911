import type { Checked, CommandFault, GameEngine } from '../game.ts'
import { stakeFault } from '../stakes.ts'

export interface TableBet {
  /** A place of the layout. Chips on one place add up; a checked command has each place once. */
  readonly place: string
  readonly stake_minor: number
}

export interface TableCommand {
  readonly bets: readonly TableBet[]
}

/** More chips than a person lays. */
export const most_chips = 200

const hasOnly = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => keys.includes(key))

const betFault = (bet: unknown, stakes: GameEngine['stakes'], isPlace: (id: string) => boolean): CommandFault | null => {
  if (!hasOnly(bet, ['place', 'stake_minor'])) return 'command-malformed'
  const { place, stake_minor } = bet
  if (typeof place !== 'string' || typeof stake_minor !== 'number') return 'command-malformed'
  return isPlace(place) ? stakeFault(stake_minor, stakes) : 'bet-impossible'
}

/** Checks the bets of a table as they came from outside, and adds up what lies on one place. */
export const checkBets = (command: unknown, stakes: GameEngine['stakes'], isPlace: (id: string) => boolean): Checked<TableCommand> => {
  if (!hasOnly(command, ['bets']) || !Array.isArray(command['bets'])) return { ok: false, fault: 'command-malformed' }
  const given: readonly unknown[] = command['bets']
  if (given.length === 0) return { ok: false, fault: 'bets-missing' }
  if (given.length > most_chips) return { ok: false, fault: 'bets-too-many' }
  const laid = new Map<string, number>()
  let stake_minor = 0
  for (const bet of given) {
    const fault = betFault(bet, stakes, isPlace)
    if (fault) return { ok: false, fault }
    const chip = bet as TableBet
    const on_place_minor = (laid.get(chip.place) ?? 0) + chip.stake_minor
    if (stakeFault(on_place_minor, stakes)) return { ok: false, fault: 'stake-too-large' }
    laid.set(chip.place, on_place_minor)
    stake_minor += chip.stake_minor
  }
  const bets = [...laid].map(([place, on_place_minor]) => ({ place, stake_minor: on_place_minor }))
  return { ok: true, command: { bets }, stake_minor }
}
