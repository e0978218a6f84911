import { balanceOf, purseOf, settleMany, takeRoundStake, type Settlement } from '#casino/money/wallet/server/api.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { RoundSettled } from '../../events.ts'
import { drawReference } from '../seed-pairs.ts'
import type { Books, Played } from './books.ts'
import type { SteppedRow } from './step-store.ts'

/** What each purse gets of a win: as it staked, and the units that do not divide go to cash. */
export const winShares = (
  parts: SteppedRow['parts'],
  stake_minor: bigint,
  win_minor: bigint,
): readonly { readonly purse: string; readonly stake_minor: bigint; readonly amount_minor: bigint }[] => {
  const staked = new Map<string, bigint>()
  for (const { purse, amount_minor } of parts) staked.set(purse, (staked.get(purse) ?? 0n) + BigInt(amount_minor))
  const others = [...staked]
    .filter(([purse]) => purse !== 'main')
    .map(([purse, part]) => ({ purse, stake_minor: part, amount_minor: (win_minor * part) / stake_minor }))
  const given = others.reduce((sum, one) => sum + one.amount_minor, 0n)
  return [{ purse: 'main', stake_minor: staked.get('main') ?? 0n, amount_minor: win_minor - given }, ...others]
}

const settlementsOf = (row: SteppedRow, win_minor: bigint): Settlement[] => {
  const reference = drawReference(row.seed_id, row.nonce)
  return winShares(row.parts, row.stake_minor, win_minor)
    .filter(({ amount_minor }) => amount_minor > 0n)
    .map(({ purse, stake_minor, amount_minor }) => ({
      owner_id: row.owner_id,
      purse,
      asset: row.currency,
      key: `${reference}:win:${purse}`,
      reference: `${reference}:win:${purse}`,
      game: row.slug,
      outcome: 'win',
      stake_minor,
      amount_minor,
    }))
}

/** Rounds for money: stakes and wins stand in the ledger, and an ended round is a fact like any other. */
export const booksOfMoney = (house: House, { owner_id, slug, currency }: Played): Books => ({
  hold: async () => undefined,
  take: (tx, { reference, key, category, amount_minor }) =>
    takeRoundStake(tx, house, {
      owner_id,
      asset: currency,
      key: key === null ? null : `round:${key}`,
      reference,
      game: slug,
      category,
      amount_minor,
      // Only what begins a round is a new round to the licence.
      least_gap_ms: key === null ? 0 : house.jurisdiction.minimum_spin_ms,
    }),
  end: async (tx, row, round) => {
    await settleMany(tx, house, settlementsOf(row, BigInt(round.win_minor)))
    const { command, stake_minor, win_minor, mode } = round
    const begun_at = row.begun_at.toISOString()
    const fact = { round_id: round.id, owner_id: Number(owner_id), slug, mode, currency, stake_minor, win_minor, begun_at }
    await announce(tx, house, [RoundSettled({ ...fact, seed_id: Number(row.seed_id), nonce: row.nonce, command }, owner_id)])
  },
  balance: (tx) => balanceOf(tx, purseOf(owner_id, 'main', currency)),
})
