import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

const file = 'casino/contests/tournaments/web/tournaments-page.tsx'

export const slice = defineWebSlice({
  name: 'contests/tournaments',
  pages: [
    { path: 'tournaments-promo', file, rows: ['RT-012', 'RT-013'] },
    { path: 'tournaments-promo/:slug', file, rows: ['RT-012'] },
  ],
  contributes: [
    contribute(profileTabs, {
      position: 75,
      name: 'tournaments',
      title: 'tournaments.mine',
      group: 'history',
      load: () => import('./own-tournaments-tab.tsx'),
    }),
  ],
  modals: [
    { name: 'TournamentPrizePopup', who: 'player', load: () => import('./tournament-prize-popup.tsx'), rows: ['TO-011'] },
    {
      name: 'JackpotTournamentSuccessModal',
      who: 'player',
      load: () => import('./jackpot-tournament-success-modal.tsx'),
      rows: ['MD-036', 'TO-014'],
    },
  ],
  pushes: [
    { type: 'tournament', event: 'playerWin', load: () => import('./prize-popup.ts'), rows: ['RTM-047', 'TO-011', 'TO-013'] },
    { type: 'tournament', event: 'jackpotWin', load: () => import('./jackpot-won.ts'), rows: ['TO-014'] },
  ],
})
