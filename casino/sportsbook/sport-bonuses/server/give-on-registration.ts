import { fillFund, fundAccount } from '#casino/money/wallet/server/api.ts'
import { PlayerRegistered } from '#casino/players/accounts/events.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { RegistrationBonus } from '../contract.ts'
import { moneyOf, offersUnder, type RegistrationOffer } from '../registration-offers.ts'
import { giveBonus } from './give-bonus.ts'

/** API-128, SP-007: in the house's currency, which is what a registration begins with. Whoever nobody invites is shown none. */
export const registrationBonuses = async (house: House, player_id: bigint | null): Promise<RegistrationBonus[]> => {
  if (player_id !== null && !(await isInAudience(house.db, house, 'invitation', player_id))) return []
  const { currency } = house.brand
  return offersUnder(house.jurisdiction).map((offer) => {
    const { amount_minor, required_minor } = moneyOf(offer, currency)
    return {
      gift: offer.gift,
      amount: toWire(amount_minor),
      currency,
      exponent: exponentOf(currency),
      leastOdds: offer.least_odds_thousandths,
      required: toWire(required_minor),
      days: offer.days,
    }
  })
}

const give = async (tx: Tx, house: House, player_id: bigint, offer: RegistrationOffer): Promise<void> => {
  const player = (await playersByIds(tx, [player_id])).get(player_id)
  if (!player || !(await isInAudience(tx, house, 'reward', player_id))) return
  const { currency } = player
  const { gift, least_odds_thousandths, least_legs, days } = offer
  const [campaign, money] = [`sport-registration:${player_id}`, moneyOf(offer, currency)]
  await fillFund(tx, house, { campaign, asset: currency, step: 'chosen', amount_minor: money.amount_minor })
  const terms = { least_odds_thousandths, least_legs, days, ...money }
  await giveBonus(tx, house, {
    ...terms,
    key: `registration:${player_id}:${gift}`,
    player_id,
    currency,
    origin: { key: 'sport-bonuses.origin.registration', values: {} },
    from: fundAccount(campaign, currency),
  })
}

/** Whoever chose one of these while registering has it, set aside from that moment. Gifts of other names are not this slice's. */
export const followRegistrations = on(PlayerRegistered, { from: 'deployment' }, async (facts, tx, house) => {
  for (const { player_id, data } of facts) {
    const offer = offersUnder(house.jurisdiction).find(({ gift }) => gift === data.gift_id)
    if (player_id !== null && offer) await give(tx, house, player_id, offer)
  }
})
