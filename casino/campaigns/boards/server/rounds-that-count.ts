import type { LiveBetSettled } from '#casino/games/live/events.ts'
import type { RoundSettled } from '#casino/games/play/events.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { RoundFilter } from '../round-filter.ts'
import { isWithin, type Window } from '../rules.ts'

export type RoundFact = Fact<(typeof RoundSettled)['schema']>
export type PlayerRound = RoundFact & { readonly player_id: bigint }

/** What boards need of a round, from either fact. */
export type CountedFact = Pick<RoundFact, 'tx' | 'position' | 'at' | 'player_id'> & {
  readonly data: Pick<RoundFact['data'], 'slug' | 'mode' | 'currency' | 'stake_minor' | 'win_minor' | 'begun_at'>
}

/** Rounds with a stake in real money by a player; free rounds and play money do not count. */
export const moneyRounds = <T extends CountedFact>(facts: readonly T[]): (T & { readonly player_id: bigint })[] =>
  facts.filter(
    (round): round is T & { readonly player_id: bigint } =>
      round.data.mode === 'money' && round.data.stake_minor > 0 && round.player_id !== null,
  )

/** Bets at live tables as rounds, without those that were returned. */
export const roundsOfTables = (facts: readonly Fact<(typeof LiveBetSettled)['schema']>[]): CountedFact[] =>
  facts.flatMap(({ tx, position, at, player_id, data: { result, placed_at, ...data } }) =>
    result === 'returned'
      ? []
      : [{ tx, position, at, player_id, data: { ...data, mode: 'money', ...(placed_at !== undefined && { begun_at: placed_at }) } }],
  )

/** When the stake of a round was taken: what it brings may be known from then on. */
export const begunAt = ({ at, data: { begun_at } }: Pick<CountedFact, 'at' | 'data'>): Date =>
  begun_at === undefined ? at : new Date(begun_at)

/** Earliest and latest time of the rounds. */
export const spanOf = (rounds: readonly Pick<CountedFact, 'at'>[]): { from: Date; to: Date } => {
  const times_ms = rounds.map(({ at }) => at.getTime())
  return { from: new Date(Math.min(...times_ms)), to: new Date(Math.max(...times_ms)) }
}

/** Assigns a batch's rounds to the parts that they count for, by game and time, in log order. */
export const roundsAbout = <T extends Window & { readonly filter: RoundFilter }, R extends CountedFact>(
  parts: readonly T[],
  rounds: readonly R[],
): { readonly part: T; readonly round: R }[] => {
  const by_game = new Map<string, T[]>()
  for (const part of parts) for (const slug of part.filter.games) by_game.set(slug, [...(by_game.get(slug) ?? []), part])
  return rounds.flatMap((round) =>
    (by_game.get(round.data.slug) ?? []).flatMap((part) => (isWithin(part, round.at) ? [{ part, round }] : [])),
  )
}
