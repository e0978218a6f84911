import { contribute } from '#kernel/extensions.ts'
import { playClosedStrips, topBarWidgets } from '#kernel/web/shell/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'players/responsible-play',
  components: [{ type: 'play-controls', load: () => import('./play-controls.tsx') }],
  pages: [{ path: 'responsible-play', file: 'casino/players/responsible-play/web/responsible-play-page.tsx' }],
  contributes: [
    contribute(topBarWidgets, {
      name: 'session-clock',
      who: 'player',
      place: 'hidden min-w-22 justify-end desk:flex',
      load: () => import('./session-clock.tsx'),
    }),
    contribute(playClosedStrips, { name: 'responsible-play', load: () => import('./play-closed-strip.tsx') }),
  ],
  modals: [
    { name: 'LudomanModal', outlives_visitor: true, load: () => import('./ludoman-modal.tsx'), rows: ['MD-017', 'RP-004'] },
    { name: 'RealityCheckModal', who: 'player', load: () => import('./reality-check-modal.tsx'), rows: ['MD-062', 'RP-007'] },
    { name: 'PlaySession', who: 'player', load: () => import('./play-session-modal.tsx') },
    { name: 'PlayRestriction', who: 'player', load: () => import('./play-restriction-modal.tsx') },
  ],
  pushes: [
    { type: 'realityCheck', load: () => import('./reality-check-message.ts'), rows: ['RTM-021', 'RP-007'] },
    { type: 'player', load: () => import('./restriction-message.ts'), rows: ['RTM-016'] },
  ],
})
