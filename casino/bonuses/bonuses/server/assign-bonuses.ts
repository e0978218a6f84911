import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { daysAfter, offeredUntil } from '../rules.ts'
import { fundOf, promise } from './funds.ts'
import { insertBonuses, termsSeenBy, type BonusRow } from './store.ts'
import { tell } from './tell.ts'
import { offeredTerms, type TermsRow } from './terms-store.ts'

/** A bonus for one player, with an idempotency key. */
export interface Gift {
  readonly player_id: bigint
  /** Unique key, up to 200 characters: `list:gift:spring:17`. */
  readonly key: string
  readonly asset: string
  /** Minor units, above zero. */
  readonly amount_minor: bigint
  /** Deadline for activation, if sooner than in the terms. */
  readonly take_by?: Date
  /** The player asks for it in this call, whose answer tells them: they are sent no notice of it. */
  readonly is_asked?: boolean
}

/**
 * Assigns bonuses of one version of terms to players, inside the caller's transaction, and reserves their amounts. A key that was
 * used is skipped, and so are self-excluded players. Returns the new bonuses. Refusals: `insufficient-funds` if the fund does not
 * cover all; then none is assigned.
 */
export const assignGifts = async (tx: Tx, house: House, terms: TermsRow, gifts: readonly Gift[]): Promise<BonusRow[]> => {
  const now = house.clock.now()
  const due = await withinAudience(tx, house, 'reward', gifts, ({ player_id }) => player_id)
  const latest = daysAfter(now, terms.document.days_to_take)
  const made = await insertBonuses(
    tx,
    [terms],
    due.map(({ take_by = latest, ...gift }) => ({ ...gift, terms_id: terms.id, take_by: take_by < latest ? take_by : latest })),
    now,
  )
  for (const asset of new Set(made.map((row) => row.asset ?? ''))) {
    const of_asset = made.filter((row) => row.asset === asset)
    const amount_minor = of_asset.reduce((sum, row) => sum + (row.amount_minor ?? 0n), 0n)
    await promise(tx, house, `${fundOf(terms.id)}:${asset}:promise:${of_asset[0]?.id}`, { terms_id: terms.id, asset, amount_minor })
  }
  const asked = new Set(due.flatMap(({ player_id, is_asked }) => (is_asked ? [player_id] : [])))
  await tell(
    tx,
    house,
    made.map((bonus) => ({ bonus, event: 'assigned', is_asked: asked.has(bonus.player_id) })),
  )
  return made
}

/** General offers that a player has not seen yet; those with a `gift_id` only for who registered through that link. */
export const unseenOffers = async (
  db: Executor,
  house: House,
  player_id: bigint,
  gift_id: string | null = null,
): Promise<readonly TermsRow[]> => {
  const [offered, seen] = [await offeredTerms(db, house.clock.now(), { gift_id, player_id }), await termsSeenBy(db, player_id)]
  return offered.filter(({ id }) => !seen.has(id))
}

/** Creates rows for general offers, so that each has a number of its own. An offer is made once per player. */
export const assignOffers = async (tx: Tx, house: House, player_id: bigint, fresh: readonly TermsRow[]): Promise<void> => {
  if (fresh.length === 0) return
  const now = house.clock.now()
  const made = await insertBonuses(
    tx,
    fresh,
    fresh.map(({ id, document }) => ({
      player_id,
      key: `offer:${id}:${player_id}`,
      terms_id: id,
      asset: null,
      amount_minor: null,
      take_by: offeredUntil(document, now),
    })),
    now,
  )
  await tell(
    tx,
    house,
    made.map((bonus) => ({ bonus, event: 'assigned' })),
  )
}
