import { forgetPages } from '#casino/site/pages/server/api.ts'
import { builtInPages } from '#casino/site/pages/server/built-in-pages.ts'
import { routes } from '#casino/site/pages/server/routes.ts'
import { writeDeclaredPages } from '#casino/site/pages/server/store.ts'
import { texts as responsiblePlayTexts } from '#casino/site/pages/responsible-play-texts.ts'
import { texts } from '#casino/site/pages/texts.ts'
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
