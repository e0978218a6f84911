import { movedBy, publishState } from '#kernel/realtime/published-state.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { PiggyMessage } from '../contract.ts'
import { PiggyBankMoved } from '../events.ts'
import { readPiggies } from './read-piggy.ts'

/** RTM-066: what is in the bank now. Rounds are many: it is told once a second. */
export const piggies = publishState<bigint>('money/piggy-bank.banks', {
  gather_ms: 1000,
  movedBy: [movedBy(PiggyBankMoved, ({ player_id }) => (player_id === null ? null : { key: player_id }))],
  read: async ({ db }, moved) => {
    const banks = await readPiggies(
      db,
      moved.map(({ key }) => key),
    )
    return [...banks].map(([key, { moneyBoxAmount, status, delayedAmount, currency }]) => {
      const message: PiggyMessage = { type: 'moneyBox', event: 'topUp', data: { amount: moneyBoxAmount, status, delayedAmount, currency } }
      return { key, publications: [{ channel: playerChannel(key), message: { ...message } }] }
    })
  },
})
