import { winShares } from '#casino/games/play/server/api.ts'
import { settleMany } from '#casino/money/wallet/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { mostWon } from '../rules.ts'
import { readGame } from './provider-store.ts'
import { addToRound, readStanding, type RoundRow } from './round-store.ts'

/** What a round may bring in all: by the largest win that its game announced when it began. */
export const mostOfRound = async (db: Executor, { max_win_multiple, slug, staked_minor }: RoundRow): Promise<bigint> =>
  mostWon(max_win_multiple ?? (await readGame(db, slug))?.max_win_multiple ?? '0', staked_minor)

/** Pays a part of what a round brings to the purses that staked it. The caller holds the round and has asked how much it may be. */
export const payWin = async (tx: Tx, house: House, round: RoundRow, reference: string, amount_minor: bigint): Promise<void> => {
  const { player_id: owner_id, currency: asset, slug: game } = round
  const parts = (await readStanding(tx, round.id)).flatMap((debit) => debit.parts)
  const settlements = winShares(parts, round.staked_minor, amount_minor)
    .filter((share) => share.amount_minor > 0n)
    .map(({ purse, stake_minor, amount_minor: share }) => {
      const name = `${reference}:${purse}`
      return { owner_id, purse, asset, key: name, reference: name, game, outcome: 'win' as const, stake_minor, amount_minor: share }
    })
  await settleMany(tx, house, settlements)
  await addToRound(tx, round.id, { won_minor: amount_minor })
}
