import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { openModals } from '#kernel/web/modals/modals.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

/** The address of an open game is read again after each navigation: it must not open twice. */
const isOpen = (slug: string): boolean => openModals().some((modal) => modal.name === 'Game' && modal.params['game'] === slug)

export const slice = defineWebSlice({
  name: 'games/play',
  pages: [{ path: 'fairness', file: 'casino/games/play/web/fairness/fairness-page.tsx' }],
  contributes: [
    contribute(profileTabs, {
      position: 55,
      name: 'history',
      title: 'rounds.tab',
      group: 'history',
      load: () => import('./history/history-tab.tsx'),
    }),
  ],
  modals: [
    {
      name: 'Game',
      query: { game: 'game', isMoney: 'isMoney' },
      load: () => import('./game-modal.tsx'),
      rows: [
        'MD-016',
        'OP-008',
        'GA-001',
        'GA-003',
        'GA-004',
        'GA-006',
        'GA-008',
        'GA-009',
        'GA-010',
        'GA-011',
        'GA-012',
        'GA-013',
        'GA-014',
      ],
    },
    { name: 'Round', who: 'player', load: () => import('./history/round-modal.tsx') },
    { name: 'RoundReplay', who: 'player', load: () => import('./history/round-replay-modal.tsx') },
  ],
  openers: [
    {
      flag: 'game',
      open: (slug, { query, openModal }) => {
        if (slug === '' || isOpen(slug)) return
        openModal('Game', { game: slug, isMoney: query.get('isMoney')?.replace(/\/+$/, '') ?? undefined })
      },
      rows: ['OP-007'],
    },
  ],
  pushes: [
    { type: 'betData', load: () => import('./bet-data-message.ts'), rows: ['RTM-018'] },
    { type: 'game', load: () => import('./game-message.ts'), rows: ['RTM-059'] },
    { type: 'gameplay', load: () => import('./gameplay-message.ts'), rows: ['RTM-060'] },
  ],
})
