import { defineWebSlice } from '#kernel/web-slice.ts'
import { eventSections } from '../extensions.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/lobby',
  extensions: [eventSections],
  pages: [
    { path: 'sport', file: 'casino/sportsbook/lobby/web/sport-page.tsx', rows: ['RT-070', 'SP-010'] },
    { path: 'sport/live', file: 'casino/sportsbook/lobby/web/live-page.tsx', rows: ['SP-010'] },
    { path: 'sport/results', file: 'casino/sportsbook/lobby/web/results-page.tsx', rows: ['SP-010'] },
    { path: 'sport/results/:sport', file: 'casino/sportsbook/lobby/web/results-page.tsx', rows: ['SP-010'] },
    { path: 'sport/search', file: 'casino/sportsbook/lobby/web/search-page.tsx', rows: ['SP-010'] },
    { path: 'sport/favourites', file: 'casino/sportsbook/lobby/web/favourites-page.tsx', rows: ['SP-010'] },
    { path: 'sport/tournament/:id', file: 'casino/sportsbook/lobby/web/tournament-page.tsx', rows: ['SP-010'] },
    { path: 'sport/event/:id', file: 'casino/sportsbook/lobby/web/event-page.tsx', rows: ['SP-010'] },
    { path: 'sport/:sport', file: 'casino/sportsbook/lobby/web/one-sport-page.tsx', rows: ['SP-010'] },
  ],
  components: [
    { type: 'sport-now', load: () => import('./sport-now.tsx') },
    { type: 'fairness-matches', load: () => import('./fairness-matches.tsx') },
  ],
  pushes: [{ type: 'sportEvent', load: () => import('./messages.ts'), rows: ['SP-010'] }],
})
