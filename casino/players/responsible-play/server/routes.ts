import { handle } from '#kernel/http/handle.ts'
import { beatSession as beatEndpoint, confirmLimit, coolOff, getPlayInfo, ludomanCheck, selfExclude, updateLimits } from '../contract.ts'
import { coolingOffTill, exclusionTill, type Restriction } from '../rules.ts'
import { beatSession } from './beat-session.ts'
import { readStanding } from './house-restriction-store.ts'
import { playInfo } from './play-info.ts'
import { restrict } from './restrict.ts'
import { changeLimits, confirmLimitIncrease } from './update-limits.ts'

const shown = ({ kind, till }: Restriction) => ({ data: { status: kind, till: till.toISOString() } })

export const routes = [
  handle(getPlayInfo, async ({ house, player_id }) => ({ data: await playInfo(house, player_id) })),

  handle(updateLimits, async ({ house, player_id, body }) => {
    await changeLimits(house, player_id, body.limits ?? [], body.realityCheckMinutes)
    return { data: await playInfo(house, player_id) }
  }),

  handle(confirmLimit, async ({ house, player_id, body }) => {
    await confirmLimitIncrease(house, player_id, body.type, body.period)
    return { data: await playInfo(house, player_id) }
  }),

  handle(coolOff, async ({ house, player_id, body }) =>
    shown(await restrict(house, player_id, { kind: 'cooling-off', till: coolingOffTill(body.days, house.clock.now()) })),
  ),

  handle(selfExclude, async ({ house, player_id, body }) =>
    shown(await restrict(house, player_id, { kind: 'self-excluded', till: exclusionTill(body.months, house.clock.now()) })),
  ),

  handle(ludomanCheck, async ({ house, player_id }) => {
    const standing = await readStanding(house.db, player_id, house.clock.now())
    return { data: { status: standing?.status ?? null, till: standing?.till?.toISOString() ?? null } }
  }),

  handle(beatEndpoint, async ({ house, player_id }) => ({ data: await beatSession(house, player_id) })),
]
