import { menuEntries } from '#casino/site/menu/extensions.ts'
import { homeSections } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { texts as marketTexts } from '../market-texts.ts'
import { texts } from '../texts.ts'
import { components } from './components.ts'
import { pages } from './pages.ts'

export const slice = defineServerSlice({
  name: 'sportsbook/lobby',
  texts: { ...texts, ...marketTexts },
  components,
  pages,
  contributes: [
    contribute(menuEntries, {
      name: 'sport',
      url: '/sport/',
      icon: 'sport',
      title: { uk: 'Спорт', ru: 'Спорт', en: 'Sport' },
      group: 'play',
      position: 30,
    }),
    contribute(homeSections, { type: 'sport-now', position: 55 }),
  ],
})
