import { period_ms } from '#kernel/brand/limit-periods.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { ControlsChanged, HouseRestrictionChanged, PlayerSelfExcluded, PlayerTookBreak, RealityCheckDue } from '../events.ts'
import { isLeased } from '../session-rules.ts'
import { texts } from '../texts.ts'
import { achievements } from './achievements.ts'
import { announceControls } from './controls.ts'
import { personalData } from './personal-data.ts'
import { playInfo } from './play-info.ts'
import { forgetMarks } from './mark-store.ts'
import { mainData } from './main-data.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { forgetPlayed, holdPlayer, playersToTell } from './store.ts'

const at_once = 200

/** Another jurisdiction holds for everybody from the first call on, and not from each player's next beat. */
const tellEverybody = async (house: House): Promise<void> => {
  const leases = isLeased({ limits: [], jurisdiction: house.jurisdiction })
  for (;;) {
    const players = await playersToTell(house.db, leases, at_once)
    if (players.length === 0) return
    await inTransaction(house.db, async (tx) => {
      for (const player_id of players) await announceControls(tx, house, player_id, await holdPlayer(tx, player_id))
    })
  }
}

export const slice = defineServerSlice({
  name: 'account/responsible-play',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [ControlsChanged, HouseRestrictionChanged, PlayerSelfExcluded, PlayerTookBreak, RealityCheckDue],
  reactions,
  pushes,
  mainData,
  achievements,
  components: {
    // A guest has nothing to decide yet: the page leaves it out.
    'play-controls': async ({ house, visitor }) => (visitor.player_id === null ? null : playInfo(house, visitor.player_id)),
  },
  jobs: [
    {
      name: 'account/responsible-play.forget-played',
      cron: '23 3 * * *',
      run: (_data: unknown, house: House) =>
        forgetPlayed(house.db, new Date(house.clock.now().getTime() - period_ms['30-days'] - period_ms['24-hours'])),
    },
    {
      name: 'account/responsible-play.forget-marks',
      cron: '29 3 * * *',
      run: (_data: unknown, house: House) => forgetMarks(house.db, house.clock.now()),
    },
  ],
  start: tellEverybody,
  personalData,
})
