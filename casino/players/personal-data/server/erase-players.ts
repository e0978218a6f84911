import { endSessions, lockAccount } from '#casino/sign-in/sessions/server/api.ts'
import { contactsOf, type Contacts } from '#casino/players/accounts/server/api.ts'
import { markRestricted } from '#casino/players/responsible-play/server/api.ts'
import { identitiesOf } from '#casino/players/profile/server/api.ts'
import { socialIdentitiesOf } from '#casino/sign-in/social/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { eraseDataOf } from '#kernel/personal-data/erase-data.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { PlayerErased } from '../events.ts'
import { most_erased } from '../rules.ts'
import { dueErasures, keepForNow, takeErasure } from './erasure-store.ts'
import { tell } from './letters.ts'

const again_ms = 24 * 60 * 60 * 1000

interface Erased {
  readonly contacts: Contacts | undefined
  readonly cleanUp: () => Promise<void>
}

/**
 * Undefined if the request was cancelled meanwhile. The order matters: first the slices that may refuse, then what must be kept,
 * then the erasure.
 */
const erase = async (tx: Tx, house: House, player_id: bigint): Promise<Erased | undefined> => {
  const account = await lockAccount(tx, player_id)
  if (!(await takeErasure(tx, player_id, house.clock.now()))) return undefined
  const contacts = (await contactsOf(tx, [player_id])).get(player_id)
  await announce(tx, house, [PlayerErased({ player_id: String(player_id) }, player_id)])
  const identities = [...(await identitiesOf(tx, player_id)), ...(await socialIdentitiesOf(tx, player_id))]
  await markRestricted(tx, house, player_id, identities, account?.is_blocked === true)
  await endSessions(tx, house, player_id, 'erased')
  return { contacts, cleanUp: await eraseDataOf(tx, house, player_id) }
}

/**
 * Erases one due player in one transaction. If money arrived since the request, the account is kept: it is retried every day, and
 * the player is told once.
 */
const erasePlayer = async (house: House, player_id: bigint): Promise<boolean> => {
  try {
    const erased = await inTransaction(house.db, (tx) => erase(tx, house, player_id))
    if (!erased) return false
    await erased.cleanUp()
    if (erased.contacts) await tell(house, erased.contacts, 'done')
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const now = house.clock.now()
    const is_first = await keepForNow(house.db, player_id, now, new Date(now.getTime() + again_ms))
    const contacts = (await contactsOf(house.db, [player_id])).get(player_id)
    if (is_first && contacts) await tell(house, contacts, 'kept')
    return false
  } finally {
    house.facts.wake()
  }
}

export const eraseDue = async (house: House): Promise<void> => {
  for (const player_id of await dueErasures(house.db, house.clock.now(), most_erased)) {
    try {
      await erasePlayer(house, player_id)
    } catch (error) {
      // A failing account must not stop the others; the next run retries it.
      house.log.error({ err: error, player_id: String(player_id) }, 'a player could not be erased')
    }
  }
}
