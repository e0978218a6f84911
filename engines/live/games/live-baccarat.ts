import { baccaratGame } from '../../table/baccarat.ts'

/** One coup for everybody at the table. */
export const liveBaccarat = baccaratGame({
  slug: 'live-baccarat',
  names: { uk: 'Бакара наживо', ru: 'Live-баккара', en: 'Live Baccarat' },
})
