import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { daysAfter } from '../rules.ts'
import { fundOf, promise } from './funds.ts'
import { insertBonuses, termsSeenBy, type BonusRow } from './store.ts'
import { tell } from './tell.ts'
import { offeredTerms, type TermsRow } from './terms-store.ts'

/** A bonus for one player, by the key of its reason. */
export interface Gift {
  readonly player_id: bigint
  /** Once in the house's life, up to 200 characters: `list:spring:17`. */
  readonly key: string
  readonly asset: string
  /** Minor units, above zero. */
  readonly amount_minor: bigint
  /** Until when it can be taken, where that is sooner than the terms say. */
  readonly take_by?: Date
}

/**
 * Gives bonuses of one version of terms to players, inside the caller's transaction: each is theirs to take, and its amount stands aside
 * for them from this commit on. The same key gives nothing again. Who excluded themselves is given none. Gives those that are new.
 * Refusals: `insufficient-funds` when the fund does not hold them all; none is given then.
 */
export const assignGifts = async (tx: Tx, house: House, terms: TermsRow, gifts: readonly Gift[]): Promise<BonusRow[]> => {
  const now = house.clock.now()
  const due = await withinAudience(tx, house, 'reward', gifts, ({ player_id }) => player_id)
  const latest = daysAfter(now, terms.document.days_to_take)
  const made = await insertBonuses(
    tx,
    due.map(({ take_by = latest, ...gift }) => ({ ...gift, terms_id: terms.id, take_by: take_by < latest ? take_by : latest })),
    now,
  )
  for (const asset of new Set(made.map((row) => row.asset ?? ''))) {
    const of_asset = made.filter((row) => row.asset === asset)
    const amount_minor = of_asset.reduce((sum, row) => sum + (row.amount_minor ?? 0n), 0n)
    await promise(tx, house, `${fundOf(terms.id)}:${asset}:promise:${of_asset[0]?.id}`, { terms_id: terms.id, asset, amount_minor })
  }
  await tell(
    tx,
    house,
    made.map((bonus) => ({ bonus, event: 'assigned' })),
  )
  return made
}

/**
 * Writes down, as assigned to a player, what is offered to everybody and they have not seen yet, so that it has a number that is theirs.
 * An offer comes once to a player; what is for a link (`gift_id`) to who registered by it. Gives those that are new.
 */
export const assignOffers = async (tx: Tx, house: House, player_id: bigint, gift_id: string | null = null): Promise<BonusRow[]> => {
  const now = house.clock.now()
  const [offered, seen] = [await offeredTerms(tx, now, gift_id), await termsSeenBy(tx, player_id)]
  const fresh = offered.filter(({ id }) => !seen.has(id))
  if (fresh.length === 0) return []
  const made = await insertBonuses(
    tx,
    fresh.map(({ id, document }) => ({
      player_id,
      key: `offer:${id}:${player_id}`,
      terms_id: id,
      asset: null,
      amount_minor: null,
      take_by: daysAfter(now, document.days_to_take),
    })),
    now,
  )
  await tell(
    tx,
    house,
    made.map((bonus) => ({ bonus, event: 'assigned' })),
  )
  return made
}
