import { routes } from '#casino/site/start-up/server/routes.ts'
import { texts } from '#casino/site/start-up/texts.ts'
import { defineServerSlice } from '#kernel/slice.ts'

export const slice = defineServerSlice({ name: 'site/start-up', texts, routes })
