import { assignGifts } from '#casino/bonuses/bonuses/server/api.ts'
import { movePurse } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { countTries, giveBackTries, type TryWindow } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { GiftTaken } from '../events.ts'
import { faultOfGift, giftCodeOf, triesByNetwork, triesByPlayer, type GiftFault } from '../rules.ts'
import { giftTerms, madeGifts } from './gift-terms.ts'
import { lockGift, setUsed } from './store.ts'

type Refused = GiftFault | 'gift-bank-closed' | 'gift-bank-not-now'

interface Bearer {
  readonly player_id: bigint
  /** As it was typed, or as it stands in a link. */
  readonly typed: string
  /** They ask for it in this call, whose answer tells them. */
  readonly is_asked: boolean
}

/**
 * Gives the gift of a code to a player, once, inside the caller's transaction: what stood aside for it is promised to them as a bonus.
 * Gives the bonus's number, or why there is none; nothing has changed then.
 */
export const giveGift = async (tx: Tx, house: House, { player_id, typed, is_asked }: Bearer): Promise<bigint | Refused> => {
  const player = await playerById(tx, player_id)
  if (!player) throw new Error(`there is no player ${player_id}`)
  const code = giftCodeOf(house.brand.name, typed)
  const gift = code === null ? undefined : await lockGift(tx, code)
  const fault = faultOfGift(gift, player, house.clock.now())
  if (fault || !gift) return fault ?? 'gift-code-unknown'
  const terms = await giftTerms(tx, house, gift.asset)
  if (!terms) return 'gift-bank-closed'
  if (!(await isInAudience(tx, house, 'invitation', player_id))) return 'gift-bank-not-now'
  const { asset, amount_minor } = gift
  await setUsed(tx, gift.code, player_id, house.clock.now())
  const key = `gift-bank:${gift.code}`
  await movePurse(tx, house, { key: `${key}:taken`, from: madeGifts(asset), to: terms.fund, amount_minor, reason: 'prize-fund' })
  const [bonus] = await assignGifts(tx, house, terms.terms, [{ player_id, key, asset, amount_minor, is_asked }])
  if (!bonus) throw new Error(`the gift ${gift.code} gave nothing to ${player_id}`)
  await announce(tx, house, [
    GiftTaken({ code: gift.code, nickname: player.login, amount_minor: toWire(amount_minor), currency: asset }, gift.giver_id),
  ])
  return bonus.id
}

interface Asked {
  readonly house: House
  readonly player_id: bigint
  /** As it was typed. */
  readonly typed: string
  readonly ip: string
}

/** API-239: takes a gift. What is typed is counted before it is looked up, so that a search is slow. Refusals: see `giveGift`. */
export const takeGift = async ({ house, player_id, typed, ip }: Asked): Promise<bigint> => {
  const windows: readonly TryWindow[] = [
    [triesByNetwork, addressOf(ip)],
    [triesByPlayer, String(player_id)],
  ]
  await countTries(house, windows)
  const given = await inTransaction(house.db, (tx) => giveGift(tx, house, { player_id, typed, is_asked: true }))
  if (typeof given === 'string') return refuse(given)
  await giveBackTries(house, windows)
  return given
}
