import { forgetPages } from './api.ts'
import { builtInPages } from './built-in-pages.ts'
import { routes } from './routes.ts'
import { writeDeclaredPages } from './store.ts'
import { texts as responsiblePlayTexts } from '../responsible-play-texts.ts'
import { texts } from '../texts.ts'
import { defineServerSlice } from '#kernel/slice.ts'

export const slice = defineServerSlice({
  name: 'site/pages',
  texts: { ...texts, ...responsiblePlayTexts },
  routes,
  pages: builtInPages,
  migrations: new URL('./migrations/', import.meta.url),
  start: async (house) => {
    await writeDeclaredPages(
      house.db,
      house.slices.flatMap((slice) => slice.pages ?? []),
    )
    forgetPages(house)
  },
})
