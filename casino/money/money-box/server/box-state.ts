import { BalanceChanged, playersMoved } from '#casino/money/wallet/events.ts'
import { pursesOfPlayers } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { toWire } from '#kernel/money/currency.ts'
import { movedBy, publishState } from '#kernel/realtime/published-state.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { InnerBalanceMessage } from '../contract.ts'
import { boxContent } from './box-content.ts'

/** What moves a box: its player, and a bank that takes a deposit back. */
const reasons = new Set(['money-box', 'chargeback'])

/** RTM-062: what a box holds now, told to its player's open pages. */
export const boxes = publishState<bigint>('money/money-box.boxes', {
  gather_ms: 30,
  movedBy: [movedBy(BalanceChanged, (fact) => (reasons.has(fact.data.reason) ? playersMoved(fact).map((key) => ({ key })) : null))],
  read: async ({ db }, moved) => {
    const ids = moved.map(({ key }) => key)
    const [players, purses] = [await playersByIds(db, ids), await pursesOfPlayers(db, ids)]
    return [...players.values()].map(({ id, currency }) => {
      const { principal, items } = boxContent(purses.get(id) ?? [], currency)
      const hold = [...items.values()].reduce((sum, amount) => sum + amount, 0n)
      const data = { principal: toWire(principal), hold: toWire(hold), total: toWire(principal + hold), currency }
      const message: InnerBalanceMessage = { type: 'innerBalance', data }
      return { key: id, publications: [{ channel: playerChannel(id), message: { ...message } }] }
    })
  },
})
