import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { houseAccount, points_purse, post } from '#casino/money/wallet/server/api.ts'
import { boardState } from '#casino/campaigns/boards/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { lockOpenDraw, stockOf, type DrawRow } from './draw-store.ts'
import { attemptByKey, insertAttempt, lockUndrawn, markDrawn, type FallRow } from './fall-store.ts'
import { drawTicket, fallsFrom, giveFalls, notGiven } from './give.ts'
import { clientSeedOf } from './seed.ts'

interface Attempt {
  readonly draw_id: bigint
  readonly player_id: bigint
  /** The caller's Idempotency-Key: one key, one attempt, one response. */
  readonly key: string
  /** Part of the drawn bytes, so that the house alone does not determine them. Any text: the row says what it is drawn with (`clientSeedOf`). */
  readonly client_seed: string
  /** What else takes place where the attempt is paid, or not at all: called once, in that transaction, before anything is drawn. */
  readonly beside?: (tx: Tx, attempt: FallRow) => Promise<void>
}

/**
 * Checks everything that may refuse, then pays and numbers the attempt, before anything is drawn. For tickets that are drawn at the end this is
 * all, in the transaction of what brought them. Refusals: those of `drawByAttempt`.
 */
export const enterDraw = async (tx: Tx, house: House, { draw_id, player_id, key, client_seed, beside }: Attempt): Promise<FallRow> => {
  const draw = await lockOpenDraw(tx, draw_id)
  const known = await attemptByKey(tx, draw_id, player_id, key)
  if (known) return known
  const { attempt } = draw?.spec ?? {}
  const now = house.clock.now()
  if (!draw || !attempt || boardState(draw, now) !== 'active') return refuse('draws-closed')
  if (!(await isInAudience(tx, house, 'reward', player_id))) return refuse('draws-play-closed')
  const left = await stockOf(tx, [draw_id])
  if ([...left.values()].every((count) => count === 0)) return refuse('draws-given-out')
  await post(tx, house, {
    key: `draw:${draw_id}:${player_id}:${key}`,
    reason: 'attempt',
    reference: `draw:${draw_id}`,
    // Points are only spent here; they are earned through prizes.
    postings: [
      {
        from: { owner_id: player_id, purse: points_purse, asset: attempt.asset },
        to: houseAccount('attempts', attempt.asset),
        amount_minor: BigInt(attempt.amount),
      },
    ],
  })
  const attempted = await insertAttempt(tx, { draw_id, player_id, input: clientSeedOf(client_seed), key, at: now })
  await beside?.(tx, attempted)
  return attempted
}

/** Draws a paid attempt and grants its result, in the caller's transaction. */
export const drawPaid = async (tx: Tx, house: House, draw: DrawRow, attempt: FallRow): Promise<FallRow> => {
  const drawn = drawTicket(house, draw, attempt)
  // A player who self-excluded after paying gets nothing: the number is used up, and the stock is unchanged.
  const may_win = await isInAudience(tx, house, 'reward', attempt.player_id)
  const [fall = notGiven(drawn)] = may_win ? await fallsFrom(tx, house, draw, [drawn]) : []
  const row = await markDrawn(tx, attempt.id, fall, house.clock.now())
  await giveFalls(tx, house, draw, [row])
  return row
}

/**
 * A player draws manually and pays with points. Payment and number are committed first; then that number's bytes are drawn once,
 * whatever crashes in between: a retry with the same key completes the attempt, and closing the draw completes the others, and tickets that wait for the end.
 * Refusals: `draws-closed`, `draws-play-closed`, `draws-given-out`, `insufficient-funds`. Source: decision 0051.
 */
export const drawByAttempt = async (house: House, attempt: Attempt): Promise<FallRow> => {
  const paid = await inTransaction(house.db, (tx) => enterDraw(tx, house, attempt))
  if (paid.drawn_at) return paid
  return inTransaction(house.db, async (tx) => {
    const draw = await lockOpenDraw(tx, attempt.draw_id)
    const undrawn = await lockUndrawn(tx, paid.id)
    if (draw && undrawn && !draw.spec.attempt?.is_drawn_at_end) return drawPaid(tx, house, draw, undrawn)
    return (await attemptByKey(tx, attempt.draw_id, attempt.player_id, attempt.key)) as FallRow
  })
}
