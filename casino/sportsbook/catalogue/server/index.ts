import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { EventEnded, EventsChangedByHand, EventsPublished, MarketsSettled, SettlementWithdrawn } from '../events.ts'
import { texts } from '../texts.ts'
import { channels } from './channels.ts'
import { jobs } from './jobs.ts'
import { commands } from './operator-commands.ts'
import { pushes } from './pushes.ts'
import { routes } from './routes.ts'
import { tellNow } from './tell-changes.ts'

export const slice = defineServerSlice({
  name: 'sportsbook/catalogue',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [EventsPublished, MarketsSettled, SettlementWithdrawn, EventEnded, EventsChangedByHand],
  pushes,
  channels,
  jobs,
  stop: tellNow,
  contributes: [contribute(operatorCommands, ...commands)],
})
