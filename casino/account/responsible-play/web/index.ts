import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'account/responsible-play',
  components: [{ type: 'play-controls', load: () => import('./play-controls.tsx') }],
  topBar: [{ name: 'session-clock', who: 'player', load: () => import('./session-clock.tsx') }],
  playClosedStrip: () => import('./play-closed-strip.tsx'),
  modals: [
    { name: 'LudomanModal', load: () => import('./ludoman-modal.tsx'), rows: ['MD-017', 'RP-004'] },
    { name: 'LudomanCashbackModal', who: 'player', load: () => import('./ludoman-cashback-modal.tsx'), rows: ['MD-018', 'RP-005'] },
    { name: 'RealityCheckModal', who: 'player', load: () => import('./reality-check-modal.tsx'), rows: ['MD-062', 'RP-007'] },
    { name: 'PlaySession', who: 'player', load: () => import('./play-session-modal.tsx') },
    { name: 'PlayRestriction', who: 'player', load: () => import('./play-restriction-modal.tsx') },
  ],
  pushes: [
    { type: 'realityCheck', load: () => import('./reality-check-message.ts'), rows: ['RTM-021', 'RP-007'] },
    { type: 'player', load: () => import('./restriction-message.ts'), rows: ['RTM-016'] },
  ],
})
