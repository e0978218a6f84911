import { sql } from 'kysely'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { defineMainData } from '#kernel/slice.ts'
import type { funnelShowedEndpoint } from '../contract.ts'
import { funnelWindows, put_aside_ms } from '../rules.ts'
import { FunnelMainData } from '../main-data.ts'

/** API-281: remembers that the window was put aside, so that another device does not bring it again. */
export const rememberShowed = async ({ house, player_id }: Call<typeof funnelShowedEndpoint>) => {
  await countTry(house, funnelWindows, String(player_id))
  await sql`
    insert into sign_in_one_time_codes.funnel_windows (player_id, put_aside_at) values (${player_id}, ${house.clock.now()})
    on conflict (player_id) do update set put_aside_at = excluded.put_aside_at`.execute(house.db)
  return {}
}

/** Was it put aside within the day? Read by the page before it brings the window (AU-020). */
export const mainData = defineMainData({
  name: 'funnel',
  schema: FunnelMainData,
  read: (player_id) => sql`(select to_json(put_aside_at) from sign_in_one_time_codes.funnel_windows where player_id = ${player_id})`,
  fields: (row, { house }) => ({
    isFunnelPopupShowed: typeof row === 'string' && house.clock.now().getTime() - new Date(row).getTime() < put_aside_ms,
  }),
})
