import { kyivDay } from '#kernel/clock/kyiv-day.ts'
import { contribute } from '#kernel/extensions.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { handle } from '#kernel/http/handle.ts'
import { countTry, type RateLimit } from '#kernel/http/rate-limit.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { trackForm } from '../contract.ts'
import { countedField } from '../rules.ts'
import { commands } from './report.ts'
import { countEvent } from './store.ts'

const events: RateLimit = { name: 'form-events', count: 240, window_s: 60 }

export const slice = defineServerSlice({
  name: 'site/form-tracking',
  routes: [
    handle(trackForm, async ({ house, request, body: { form, event, field } }) => {
      await countTry(house, events, addressOf(request.ip))
      await countEvent(house.db, { day: kyivDay(house.clock.now(), 0).from, form, event, field: countedField(field) })
      return {}
    }),
  ],
  migrations: new URL('./migrations/', import.meta.url),
  contributes: [contribute(operatorCommands, ...commands)],
  retention: [{ table: 'counts', column: 'day', keep_ms: 400 * 86_400_000 }],
})
