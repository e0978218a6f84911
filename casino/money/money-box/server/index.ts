import { explainedPurses } from '#casino/money/statements/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { boxes } from './box-state.ts'
import { purses } from './explained-purses.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({
  name: 'money/money-box',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  published: [boxes],
  contributes: [contribute(explainedPurses, ...purses)],
  personalData,
})
