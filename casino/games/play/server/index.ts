import { defineServerSlice } from '#kernel/slice.ts'
import { GameStarted, RoundSettled } from '../events.ts'
import { texts } from '../texts.ts'
import { mountGameDocument } from './game-document.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({
  name: 'games/play',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [GameStarted, RoundSettled],
  routes,
  reactions,
  documents: mountGameDocument,
})
