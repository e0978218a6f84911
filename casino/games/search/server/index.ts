import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({ name: 'games/search', texts, routes })
