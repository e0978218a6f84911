import { perHouse, type House } from '#kernel/house.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { SetBalanceMessage } from '../contract.ts'
import { readPlayerBalances } from './balances.ts'

/** Long enough to gather the rounds of some commits, far inside the 300 ms that a message may take (performance 16). */
const gather_ms = 30

/** The newest balance of each player, as messages: one statement, one message a player, however often it moved. */
export const balanceMessages = async (house: House, player_ids: Iterable<bigint>): Promise<Publication[]> => {
  const balances = await readPlayerBalances(house.db, [...new Set(player_ids)], house.brand.currency)
  return [...balances].map(([player_id, data]) => {
    const message: SetBalanceMessage = { type: 'setBalance', data }
    return { channel: playerChannel(player_id), message: { ...message } }
  })
}

interface Moved {
  players: Set<bigint>
  timer: NodeJS.Timeout | null
  sending: Promise<void>
}

const movedPlayers = perHouse((): Moved => ({ players: new Set(), timer: null, sending: Promise.resolve() }))

const send = async (house: House): Promise<void> => {
  const moved = movedPlayers(house)
  moved.timer = null
  const { players } = moved
  moved.players = new Set()
  try {
    if (players.size > 0) await house.realtime.publish(await balanceMessages(house, players))
  } catch (error) {
    // The next round, or the reload after a reconnect (RTM-015), shows the balance: a message carries state, not steps.
    house.log.warn({ err: error }, 'balances could not be told')
  }
}

/** A lane moved this player's balance: tell it soon, once for all rounds of the moment. */
export const markMoved = (house: House, player_id: bigint): void => {
  if (player_id <= 0n) return
  const moved = movedPlayers(house)
  moved.players.add(player_id)
  moved.timer ??= setTimeout(() => {
    // One after the other, so that an older balance never overtakes a newer one.
    moved.sending = moved.sending.then(() => send(house))
  }, gather_ms)
}

/** Sends what waits at once; at the end of the house, and in tests. */
export const tellBalances = async (house: House): Promise<void> => {
  const moved = movedPlayers(house)
  if (moved.timer) clearTimeout(moved.timer)
  moved.sending = moved.sending.then(() => send(house))
  await moved.sending
}
