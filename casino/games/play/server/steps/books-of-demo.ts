import { beginPlayMoneyRound } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../../contract.ts'
import { addToPurse, keepDemoRound, lockPurse } from '../demo-store.ts'
import type { Books, Played } from './books.ts'

/** Rounds for play money: the purse of the demo is held through each step, and nothing of them is announced (decision 0043). */
export const booksOfDemo = (house: House, { owner_id, slug, currency }: Played): Books => {
  const purse = async (tx: Parameters<Books['hold']>[0]) => {
    const held = await lockPurse(tx, owner_id)
    // Swept, or filled in another currency since: the game is started anew.
    return held?.currency === currency ? held : refuse('game-session-ended')
  }
  return {
    hold: async (tx) => void (await lockPurse(tx, owner_id)),
    take: async (tx, { key, amount_minor }) => {
      const held = await purse(tx)
      const gap_ms = key === null ? 0 : house.jurisdiction.minimum_spin_ms
      if (owner_id > 0n) await beginPlayMoneyRound(tx, house, owner_id, gap_ms)
      const now = house.clock.now()
      const next_at_ms = (held.played_at?.getTime() ?? -Infinity) + gap_ms
      const wait_ms = next_at_ms - now.getTime()
      if (gap_ms > 0 && wait_ms > 0) throw new Refusal('too-soon', { till: new Date(next_at_ms).toISOString(), retry_after_ms: wait_ms })
      if (held.balance_minor < amount_minor) throw new Refusal('insufficient-funds')
      await addToPurse(tx, owner_id, -amount_minor, key === null ? 0 : 1, now)
      return [{ purse: 'main', amount_minor }]
    },
    end: async (tx, row, round, at) => {
      const { win_minor, stake_minor, command } = round
      // A purse that was filled in another currency meanwhile is not that of this round any more.
      if ((await lockPurse(tx, owner_id))?.currency === currency && win_minor > 0) await addToPurse(tx, owner_id, BigInt(win_minor), 0, at)
      const { seed_id, nonce } = row
      await keepDemoRound(tx, {
        seed_id,
        nonce,
        owner_id,
        slug,
        currency,
        stake_minor: BigInt(stake_minor),
        win_minor: BigInt(win_minor),
        command,
        at,
      })
    },
    // Also of a purse in another currency by now, or of none: whatever became of it, the round goes on to its end.
    balance: async (tx) => (await lockPurse(tx, owner_id))?.balance_minor ?? 0n,
  }
}
