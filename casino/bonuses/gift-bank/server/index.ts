import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { GiftRefused, GiftTaken } from '../events.ts'
import { pageTexts } from '../page-texts.ts'
import { filling_kept_ms } from '../rules.ts'
import { texts } from '../texts.ts'
import { filling } from './fill-bank.ts'
import { followingRegistration } from './follow-registration.ts'
import { returnPastGifts } from './make-gift.ts'
import { notices } from './notices.ts'
import { components, pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({
  name: 'bonuses/gift-bank',
  texts: pageTexts,
  server_texts: texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [GiftRefused, GiftTaken],
  reactions: [...filling, followingRegistration],
  jobs: [{ name: 'bonuses/gift-bank.return-past', cron: '41 * * * *', run: (_data, house) => returnPastGifts(house) }],
  pages,
  components,
  personalData,
  retention: [{ table: 'fillings', column: 'filled_at', keep_ms: filling_kept_ms }],
  contributes: [
    contribute(noticesOfPlayers, ...notices),
    contribute(menuEntries, {
      name: 'gift-bank',
      url: '/gift-bank/',
      icon: 'gift-bank',
      title: { uk: 'Банк подарунків', ru: 'Банк подарков', en: 'Gift bank' },
      group: 'house',
      position: 45,
    }),
  ],
})
