import { CurrencyChanged } from '#casino/players/profile/events.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { movedBy, publishState } from '#kernel/realtime/published-state.ts'
import { playerChannel, playersToTell } from '#kernel/realtime/publisher.ts'
import type { SetBalanceMessage } from '../contract.ts'
import { BalanceChanged, playersMoved } from '../events.ts'
import { readPlayerBalances } from './balances.ts'

const playerOf = ({ player_id }: Pick<Fact, 'player_id'>) => (player_id === null ? null : { key: player_id })

/** RTM-017: the newest balance of each player, read in one statement and told once, however often it moved (decision 0013). */
export const balances = publishState<bigint>('money/wallet.balances', {
  /** Long enough to gather the rounds of some commits, far inside the 300 ms that a message may take (performance 16). */
  gather_ms: 30,
  movedBy: [
    movedBy(BalanceChanged, (fact) => playersMoved(fact).map((key) => ({ key }))),
    /** The same message tells every open page of another currency. */
    movedBy(CurrencyChanged, playerOf),
  ],
  read: async (house, moved) => {
    const to_tell = await playersToTell(
      house.realtime,
      moved.map(({ key }) => key),
    )
    if (to_tell.size === 0) return []
    const read = await readPlayerBalances(house.db, [...to_tell], house.brand.currency)
    return [...read].map(([key, data]) => {
      const message: SetBalanceMessage = { type: 'setBalance', data }
      return { key, publications: [{ channel: playerChannel(key), message: { ...message } }] }
    })
  },
})
