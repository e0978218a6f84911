import { contribute } from '#kernel/extensions.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { explainedPurses, pointsNames } from '../extensions.ts'
import { texts } from '../texts.ts'
import { purses } from './bonus-purses.ts'
import { explain } from './explain-balance.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({
  name: 'money/statements',
  texts,
  routes,
  extensions: [explainedPurses, pointsNames],
  components: {
    'balance-explained': ({ house, visitor, language }) => {
      if (visitor.player_id === null) throw new Refusal('not-authorized', {}, 401)
      return explain(house, visitor.player_id, language)
    },
  },
  pages: [
    {
      name: 'balance',
      path: '/balance/',
      who: 'player',
      title: { uk: 'Мої гроші — {brand}', ru: 'Мои деньги — {brand}', en: 'My money — {brand}' },
      description: {
        uk: 'Звідки кожна гривня на рахунку, що можна вивести зараз, і виписка за будь-який час.',
        ru: 'Откуда каждая гривна на счёте, что можно вывести сейчас, и выписка за любое время.',
        en: 'Where every coin in your account came from, what you can withdraw now, and a statement of any period.',
      },
      components: [{ type: 'balance-explained', essential: true }],
    },
  ],
  contributes: [contribute(explainedPurses, ...purses)],
})
