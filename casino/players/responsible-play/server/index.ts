import { operatorCommands } from '#kernel/operator/commands.ts'
import { commands } from './operator-commands.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { pages } from './pages.ts'
import { achievements as achievementsOfPlayers } from '#casino/players/public-profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { ControlsChanged, HouseRestrictionChanged, PlayerSelfExcluded, PlayerTookBreak, RealityCheckDue } from '../events.ts'
import { isLeased } from '../session-rules.ts'
import { texts as pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { achievements } from './achievements.ts'
import { announceControls } from './controls.ts'
import { personalData, retention } from './personal-data.ts'
import { playInfo } from './play-info.ts'
import { mainData } from './main-data.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { holdPlayer, playersToTell } from './store.ts'

const at_once = 200

/** A changed jurisdiction must apply to everybody from the first call on, not from each player's next beat. */
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
  name: 'players/responsible-play',
  formerly: 'account/responsible-play',
  texts: { ...texts, ...pageTexts },
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [ControlsChanged, HouseRestrictionChanged, PlayerSelfExcluded, PlayerTookBreak, RealityCheckDue],
  reactions,
  pushes,
  mainData,
  contributes: [
    contribute(operatorCommands, ...commands),
    contribute(menuEntries, {
      name: 'responsible-play',
      url: '/responsible-play/',
      icon: 'responsible',
      title: { uk: 'Відповідальна гра', ru: 'Ответственная игра', en: 'Responsible play' },
      group: 'house',
      position: 90,
    }),
    contribute(achievementsOfPlayers, ...achievements),
  ],
  components: {
    // Guests have no settings yet, so the page leaves it out.
    'play-controls': async ({ house, visitor }) => (visitor.player_id === null ? null : playInfo(house, visitor.player_id)),
  },
  start: tellEverybody,
  pages,
  personalData,
  retention,
})
