import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { BetSettled } from '#casino/sportsbook/bets/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import { coefficientOf } from '../rules.ts'
import { removeWins, writeWins, type WinRow } from './win-store.ts'

type SettledFact = Fact<(typeof BetSettled)['schema']>

const rowOf = ({ data, player_id, at }: SettledFact): WinRow[] => {
  const coefficient = coefficientOf(data.paid_minor, data.stake_minor)
  if (player_id === null || data.result !== 'won' || coefficient === 0) return []
  return [{ bet_id: BigInt(data.bet_id), player_id, bet_type: data.bet_type, coefficient, at }]
}

/** Counts won bets of players who may be shown, and takes out what a correction took back. The last word on a bet counts. */
export const countWins = async (facts: readonly SettledFact[], tx: Tx, house: House): Promise<void> => {
  const last = [...new Map(facts.map((fact) => [fact.data.bet_id, fact])).values()]
  const wins = await withinAudience(tx, house, 'invitation', last.flatMap(rowOf), ({ player_id }) => player_id)
  await removeWins(
    tx,
    last.filter(({ data }) => data.result !== 'won').map(({ data }) => BigInt(data.bet_id)),
  )
  await writeWins(tx, [...wins])
}
