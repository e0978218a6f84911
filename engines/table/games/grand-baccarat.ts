import { baccaratGame } from '../baccarat.ts'

export const grandBaccarat = baccaratGame({
  slug: 'grand-baccarat',
  names: { uk: 'Великий бакара', ru: 'Большой баккара', en: 'Grand Baccarat' },
})
