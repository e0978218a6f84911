import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { CashbackMessage } from '../contract.ts'
import { CashbackChanged } from '../events.ts'
import { asDashboard } from './dashboard.ts'
import { readDashboards } from './store.ts'

/** RTM-029: what can be taken now. */
export const pushes = [
  push(CashbackChanged, async (facts, { db }) => {
    const player_ids = [...new Set(facts.flatMap(({ player_id }) => player_id ?? []))]
    return [...(await readDashboards(db, player_ids))].map(([player_id, row]) => {
      const message: CashbackMessage = { type: 'cashback', data: asDashboard(row).cashback }
      return { channel: playerChannel(player_id), message: { ...message } }
    })
  }),
]
