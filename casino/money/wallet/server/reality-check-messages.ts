import type { RealityCheckDue } from '#casino/players/responsible-play/events.ts'
import type { RealityCheckMessage } from '#casino/players/responsible-play/contract.ts'
import type { PushHandler } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import { readNetResult } from './net-result.ts'

/** RTM-021: how long somebody has been playing, and what it brought. The time is responsible play's, the amounts are the ledger's. */
export const realityCheckMessages: PushHandler<typeof RealityCheckDue.schema> = (facts, house) =>
  Promise.all(
    facts.map(async ({ data }) => {
      const player_id = BigInt(data.player_id)
      const { staked, won, currency, exponent } = await readNetResult(house.db, player_id, new Date(data.since), house.brand.currency)
      const message: RealityCheckMessage = {
        type: 'realityCheck',
        data: { sessionMinutes: data.session_minutes, bets: staked, wins: won, currency, exponent },
      }
      return { channel: playerChannel(player_id), message: { ...message } }
    }),
  )
