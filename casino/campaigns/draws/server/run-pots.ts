import { fillFund } from '#casino/money/wallet/server/api.ts'
import type { PlayerRound } from '#casino/campaigns/boards/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { PotsMoved } from '../events.ts'
import { fed, type Pot } from '../pot.ts'
import { fundOfDraw, stockOf, type DrawRow } from './draw-store.ts'
import { lockPots, writePots, type PotRow } from './pot-store.ts'

/** The pots of a draw while a batch of rounds is processed, in log order. */
export interface RunningPots {
  /** Rounds up to this one feed the pots; then one of them is won in this currency and starts again, unless that was its last time. */
  readonly fall: (outcome: string, round_id: string, currency: Currency, is_last: boolean) => bigint
  /** The remaining rounds feed the pots, the growth is funded, and the pots are stored. */
  readonly keep: () => Promise<void>
}

const keyOf = (outcome: string, currency: string): string => `${outcome} ${currency}`

/** A stake above the maximum counts as the maximum. */
const feedingStake = ({ spec }: DrawRow, { data }: PlayerRound): bigint =>
  BigInt(Math.min(data.stake_minor, spec.rounds?.stakes[data.currency as Currency]?.max_minor ?? 0))

/** Locks a draw's pots; null if it has none that can still be won. */
export const runPots = async (tx: Tx, house: House, draw: DrawRow, rounds: readonly PlayerRound[]): Promise<RunningPots | null> => {
  if (!draw.spec.outcomes.some(({ pot }) => pot)) return null
  const rows = new Map((await lockPots(tx, draw.id)).map((row) => [keyOf(row.outcome, row.currency), row]))
  const stock = await stockOf(tx, [draw.id])
  const pots = new Map<string, Pot>()
  for (const { name, pot } of draw.spec.outcomes) if (pot && (stock.get(`${draw.id}:${name}`) ?? 0) > 0) pots.set(name, pot)
  if (pots.size === 0) return null
  const added = new Map<Currency, bigint>()
  const moved = new Set<Currency>()
  const set = (row: PotRow): void => {
    rows.set(keyOf(row.outcome, row.currency), row)
    moved.add(row.currency)
  }
  const feed = (round: PlayerRound): void => {
    for (const [outcome, { most, share_millionths }] of pots) {
      const row = rows.get(keyOf(outcome, round.data.currency))
      if (!row) continue
      const sum = fed(row, feedingStake(draw, round), { share_millionths, most_minor: BigInt(most[row.currency]) })
      added.set(row.currency, (added.get(row.currency) ?? 0n) + sum.amount_minor - row.amount_minor)
      set({ ...row, ...sum })
    }
  }
  let next = 0
  const feedUntil = (round_id: string | null): void => {
    for (const round of rounds.slice(next)) {
      feed(round)
      next += 1
      if (round.data.round_id === round_id) return
    }
  }
  return {
    fall: (outcome, round_id, currency, is_last) => {
      feedUntil(round_id)
      const row = rows.get(keyOf(outcome, currency))
      const pot = pots.get(outcome)
      if (!row || !pot) throw new Error(`the pot ${outcome} of draw ${draw.id} is not there in ${currency}`)
      set({ ...row, amount_minor: is_last ? 0n : BigInt(pot.seed[currency]), rest_millionths: 0n })
      // It cannot be won again, so it stops growing in every currency.
      if (is_last) pots.delete(outcome)
      return row.amount_minor
    },
    keep: async () => {
      feedUntil(null)
      for (const currency of moved) {
        const own = [...rows.values()].filter((row) => row.currency === currency)
        const revision = await writePots(tx, draw.id, currency, own)
        const amount_minor = added.get(currency) ?? 0n
        if (amount_minor > 0n)
          await fillFund(tx, house, { campaign: fundOfDraw(draw), asset: currency, step: `fed:${revision}`, amount_minor })
      }
      const [draw_id, { owner }] = [Number(draw.id), draw]
      await announce(
        tx,
        house,
        [...moved].map((currency) => PotsMoved({ draw_id, owner, currency })),
      )
    },
  }
}
