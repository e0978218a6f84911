import { offerOf } from '#casino/bonuses/bonuses/server/api.ts'
import { playerById, playersByIds } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { pageOfRows } from '#kernel/contract/pages.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { Friend, InviteFriendsData, Invitations } from '../contract.ts'
import { leastFor } from '../rules.ts'
import { rewardIn } from './reward.ts'
import { codeOf, friendsOf, sumsOf } from './store.ts'

/** The player's link with what it brought so far. */
export const readInvitations = async (house: House, player_id: bigint): Promise<Invitations> => {
  const currency = (await playerById(house.db, player_id))?.currency ?? house.brand.currency
  const code = await codeOf(house.db, player_id, house.random.hex(6), house.clock.now())
  const { invited, rewarded, earned_minor } = await sumsOf(house.db, player_id, currency)
  return { link: `/?invited_by=${code}`, currency, exponent: exponentOf(currency), invited, rewarded, earned: toWire(earned_minor) }
}

export const readFriends = async (house: House, player_id: bigint, { limit, offset }: { limit: number; offset: number }) => {
  const rows = await friendsOf(house.db, player_id, limit + 1, offset)
  const players = await playersByIds(
    house.db,
    rows.map((row) => row.player_id),
  )
  return pageOfRows(
    rows.map((row): Friend => ({
      nickname: players.get(row.player_id)?.login ?? '',
      status: row.state,
      at: row.invited_at.toISOString(),
    })),
    limit,
  )
}

/** The page. Nothing is promised to whom nobody invites to play, nor what the fund does not hold; what friends brought stands all the same. */
export const readPage = async (house: House, player_id: bigint | null, language: Language): Promise<InviteFriendsData> => {
  const own = player_id === null ? null : await readInvitations(house, player_id)
  const is_invited = player_id === null || (await isInAudience(house.db, house, 'invitation', player_id))
  const currency = (player_id !== null && (await playerById(house.db, player_id))?.currency) || house.brand.currency
  const reward = is_invited ? await rewardIn(house.db, house, currency) : undefined
  if (!reward?.is_funded) return { offer: null, own }
  const { terms, amount_minor } = reward
  const offer = offerOf(terms.document, { house, language, currency, amount_minor, worth: terms.worth })
  return { offer: { ...offer, reward: toWire(amount_minor), leastDeposit: toWire(leastFor(amount_minor)) }, own }
}
