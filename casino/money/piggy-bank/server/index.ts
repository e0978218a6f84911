import { explainedPurses } from '#casino/money/statements/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { PiggyBankMoved } from '../events.ts'
import { fillingGames, fillingStakes } from '../extensions.ts'
import { texts } from '../texts.ts'
import { purses } from './explained-purses.ts'
import { reactions } from './follow-erasure.ts'
import { components, pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { piggies } from './piggy-state.ts'
import { routes } from './routes.ts'
import { reactionsToStakes } from './top-up.ts'

export const slice = defineServerSlice({
  name: 'money/piggy-bank',
  // A bank that fills every other second costs an eighth of one that fills with every round of a fast player.
  gather_ms: 2_000,
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [PiggyBankMoved],
  extensions: [fillingGames, fillingStakes],
  reactions,
  reactionsOfExtensions: reactionsToStakes,
  published: [piggies],
  pages,
  components,
  contributes: [
    contribute(explainedPurses, ...purses),
    contribute(menuEntries, {
      name: 'piggy-bank',
      url: '/piggy-bank/',
      icon: 'piggy-bank',
      title: { uk: 'Скарбничка', ru: 'Копилка', en: 'Piggy bank' },
      group: 'house',
      position: 30,
    }),
  ],
  personalData,
})
