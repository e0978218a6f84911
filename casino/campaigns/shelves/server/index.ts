import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'

export const slice = defineServerSlice({
  name: 'campaigns/shelves',
  server_texts: texts,
  migrations: new URL('./migrations/', import.meta.url),
  personalData: {
    tables: { takings: { exported: ['shelf', 'item', 'count', 'at'], erased: 'deleted' } },
  },
})
