import { prizeKinds } from '#casino/bonuses/prizes/extensions.ts'
import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice, information } from '#kernel/slice.ts'
import { FreeSpinsChanged } from '../events.ts'
import { freeSpinGames } from '../extensions.ts'
import { serverTexts } from '../server-texts.ts'
import { texts } from '../texts.ts'
import { freeSpinsOf } from './free-spins-views.ts'
import { jobs } from './jobs.ts'
import { notices } from './notices.ts'
import { commands } from './operator-commands.ts'
import { personalData } from './personal-data.ts'
import { freeSpinsPrize } from './prize-kind.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({
  name: 'bonuses/free-spins',
  texts,
  server_texts: serverTexts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [FreeSpinsChanged],
  extensions: [freeSpinGames],
  reactions,
  pushes,
  jobs,
  components: {
    'free-spins': information(async ({ house, visitor: { player_id }, language }) => ({
      freeSpins: player_id === null ? [] : await freeSpinsOf({ house, player_id, language }),
    })),
  },
  personalData,
  contributes: [
    contribute(prizeKinds, freeSpinsPrize),
    contribute(noticesOfPlayers, ...notices),
    contribute(operatorCommands, ...commands),
  ],
})
