import { routes } from './routes.ts'
import { texts } from '../texts.ts'
import { defineServerSlice } from '#kernel/slice.ts'

export const slice = defineServerSlice({ name: 'site/start-up', server_texts: texts, routes })
