import { forgetPages } from './api.ts'
import { declaredPages } from './declared-pages.ts'
import { contribute } from '#kernel/extensions.ts'
import { homeSections, pageSections, rowPages } from '../extensions.ts'
import { routes } from './routes.ts'
import { writeDeclaredPages } from './store.ts'
import { texts } from '../texts.ts'
import { defineServerSlice } from '#kernel/slice.ts'

export const slice = defineServerSlice({
  name: 'site/pages',
  texts,
  routes,
  extensions: [homeSections, pageSections, rowPages],
  contributes: [contribute(homeSections, { type: 'home-hero', position: 10 }, { type: 'home-promises', position: 90 })],
  migrations: new URL('./migrations/', import.meta.url),
  start: async (house) => {
    for (const yielded of await writeDeclaredPages(house.db, declaredPages(house)))
      house.log.warn(yielded, 'a page of this release is left out: a page edited by hand has its address')
    forgetPages(house)
  },
})
