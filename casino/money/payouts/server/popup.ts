import type { PlayerPopup } from '#casino/messages/popups/extensions.ts'
import { refuse } from '../contract.ts'
import { callBack } from './cancel-payout.ts'
import { isCancellable, payoutLine } from './payout-line.ts'
import { keepGoing, newestCancellable, payoutByCancelKey } from './store.ts'

/**
 * WA-023: the popup by which a payout is called back. It is about the newest that has not left; `reject` lets it go on and asks no more,
 * `apply` gives the money back. It comes only when the player opens it: nobody is invited to play with what they asked to have.
 */
export const cancelPopup: PlayerPopup = {
  name: 'payout-cancel',
  show: async ({ house, player_id, language }) => {
    const payout = await newestCancellable(house.db, player_id)
    return payout && isCancellable(house, payout) ? { payout: await payoutLine(house, language, payout) } : null
  },
  reject: async ({ house, player_id }) => {
    const payout = await newestCancellable(house.db, player_id)
    if (payout) await keepGoing(house.db, payout.id, house.clock.now())
  },
  apply: async ({ house, player_id, language, key }) => {
    // A repeat whose answer was lost is about the payout of then, not about the next one.
    const done = key === undefined ? undefined : await payoutByCancelKey(house.db, player_id, key)
    const payout = done ?? (await newestCancellable(house.db, player_id)) ?? refuse('payout-not-cancellable')
    return { payout: await payoutLine(house, language, await callBack(house, player_id, payout.id, key)) }
  },
}
