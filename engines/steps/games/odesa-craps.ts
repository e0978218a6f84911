import { crapsGame } from '../craps.ts'

/** Two dice on a table at the harbour. */
export const odesaCraps = crapsGame({
  slug: 'odesa-craps',
  names: { uk: 'Одеський крепс', ru: 'Одесский крэпс', en: 'Odesa Craps' },
})
