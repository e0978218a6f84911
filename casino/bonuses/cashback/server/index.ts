import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { CashbackChanged } from '../events.ts'
import { playerStatus } from '../extensions.ts'
import { serverTexts } from '../server-texts.ts'
import { texts } from '../texts.ts'
import { reactions } from './end-cashbacks.ts'
import { jobs } from './jobs.ts'
import { mainData } from './main-data.ts'
import { notices } from './notices.ts'
import { commands } from './operator-commands.ts'
import { components, pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { pushes } from './pushes.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({
  name: 'bonuses/cashback',
  texts,
  server_texts: serverTexts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [CashbackChanged],
  reactions,
  pushes,
  jobs,
  mainData,
  pages,
  components,
  personalData,
  extensions: [playerStatus],
  contributes: [
    contribute(noticesOfPlayers, ...notices),
    contribute(operatorCommands, ...commands),
    contribute(menuEntries, {
      name: 'cashback',
      url: '/cashback/',
      icon: 'cashback',
      title: { uk: 'Кешбек', ru: 'Кешбэк', en: 'Cashback' },
      group: 'house',
      position: 25,
    }),
  ],
})
