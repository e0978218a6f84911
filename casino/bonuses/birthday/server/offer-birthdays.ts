import { assignGifts, daysAfter, mostAmount, publishedGifts, type TermsRow } from '#casino/bonuses/bonuses/server/api.ts'
import { playersByIds, type Player } from '#casino/players/accounts/server/api.ts'
import { bornOnDays } from '#casino/players/profile/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { account_days, birthdaysNear, days_between, type BirthdayNear } from '../rules.ts'
import { insertOffer, offeredSince } from './store.ts'

interface Due extends BirthdayNear {
  readonly player: Player
}

/** Players with a birthday soon and no offer for it yet; excludes new accounts and players who must not be invited. */
const dueNow = async (house: House): Promise<readonly Due[]> => {
  const now = house.clock.now()
  const near = new Map(birthdaysNear(now).map((birthday) => [birthday.day, birthday]))
  const born = await bornOnDays(house.db, [...near.keys()])
  const ids = born.map(({ player_id }) => player_id)
  const [players, lately] = await Promise.all([playersByIds(house.db, ids), offeredSince(house.db, ids, daysAfter(now, -days_between))])
  const due = born.flatMap(({ player_id, day }): Due[] => {
    const [player, birthday] = [players.get(player_id), near.get(day)]
    const is_due = player && birthday && !lately.has(player_id) && player.created_at <= daysAfter(now, -account_days)
    return is_due ? [{ ...birthday, player }] : []
  })
  return withinAudience(house.db, house, 'invitation', due, ({ player }) => player.id)
}

/** Promises the bonus to its player in this transaction; false if the fund is insufficient. */
const offerTo = async (house: House, terms: TermsRow, { player, year, till }: Due): Promise<boolean> => {
  const { id: player_id, currency: asset } = player
  const gift = { player_id, key: `birthday:${year}:${player_id}`, asset, amount_minor: mostAmount(terms.document, asset), take_by: till }
  try {
    await inTransaction(house.db, async (tx) => {
      const [bonus] = await assignGifts(tx, house, terms, [gift])
      if (bonus) await insertOffer(tx, { ...gift, year, bonus_id: bonus.id, till }, house.clock.now())
    })
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient-funds') return false
    throw error
  }
}

/**
 * Offers the birthday bonus once a year (SA-022), under the published gift terms of the category `birthday`. What the fund does not
 * cover is offered once it is filled.
 */
export const offerBirthdays = async (house: House): Promise<void> => {
  const terms = await publishedGifts(house.db, 'birthday', house.clock.now())
  if (!terms) return
  for (const due of await dueNow(house))
    if (!(await offerTo(house, terms, due)))
      house.log.warn({ terms: terms.slug, asset: due.player.currency }, 'birthday bonuses have run out')
  house.facts.wake()
}
