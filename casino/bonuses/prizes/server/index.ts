import { menuEntries, unseenByPlayers, unseenThings } from '#casino/site/menu/extensions.ts'
import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { noticeTexts } from '../notice-texts.ts'
import { notices } from './notices.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { PrizesGranted, prizesGranted } from '../events.ts'
import { texts } from '../texts.ts'
import { jobs } from './jobs.ts'
import { ownKinds } from './own-kinds.ts'
import { reactions } from './reactions.ts'
import { pointAssets, prizeKinds } from '../extensions.ts'
import { pushes } from './pushes.ts'
import { routes } from './routes.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'bonuses/prizes',
  texts,
  server_texts: noticeTexts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [PrizesGranted],
  extensions: [prizeKinds, pointAssets],
  reactions,
  jobs,
  pushes,
  contributes: [
    contribute(prizeKinds, ...ownKinds),
    contribute(menuEntries, {
      name: 'bonuses',
      url: '/bonuses/',
      icon: 'bonuses',
      title: { uk: 'Бонуси', ru: 'Бонусы', en: 'Bonuses' },
      group: 'house',
      position: 10,
      counted: 'bonuses',
    }),
    contribute(
      unseenThings,
      unseenByPlayers(PrizesGranted, 'bonuses', (fact) => prizesGranted([fact]).map(({ player_id }) => player_id)),
    ),
    contribute(noticesOfPlayers, ...notices),
  ],
  personalData,
})
