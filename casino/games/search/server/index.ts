import { defineServerSlice } from '#kernel/slice.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({ name: 'games/search', routes })
