import { bonusChoices } from '#casino/money/cash-desk/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { topBarWidgets } from '#kernel/web/shell/extensions.ts'
import { whenPlayerIsHere } from '#kernel/web/state/when-player.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { sportBonusesViews } from '../extensions.ts'
import { bonusEvents } from '../rules.ts'
import { openers } from './openers.ts'

whenPlayerIsHere(() => {
  void import('./open-at-start.ts').then(
    ({ openAtStart }) => openAtStart(),
    // A release took the file away: the next page asks.
    () => undefined,
  )
})

const rows = ['RTM-031', 'RTM-032', 'RTM-033', 'RTM-034', 'RTM-035', 'RTM-036', 'RTM-037']

export const slice = defineWebSlice({
  name: 'bonuses/bonuses',
  extensions: [sportBonusesViews],
  pages: [{ path: 'bonuses', file: 'casino/bonuses/bonuses/web/bonuses-page.tsx', tabs: ['sport'], rows: ['RT-003', 'RT-004'] }],
  modals: [
    { name: 'BonusPopup', who: 'player', load: () => import('./bonus-popup.tsx'), rows: ['MD-021'] },
    { name: 'BonusActivateModal', who: 'player', load: () => import('./bonus-activate-modal.tsx'), rows: ['MD-023', 'API-110'] },
    {
      name: 'BonusAccessBalanceLimitModal',
      who: 'player',
      load: () => import('./bonus-access-balance-limit-modal.tsx'),
      rows: ['MD-024', 'BO-003'],
    },
    {
      name: 'BonusRequiresDepositPopup',
      who: 'player',
      load: () => import('./bonus-requires-deposit-popup.tsx'),
      rows: ['MD-025', 'BO-004'],
    },
  ],
  openers,
  contributes: [
    contribute(bonusChoices, { name: 'bonuses', load: () => import('./bonus-choice.tsx') }),
    contribute(topBarWidgets, { name: 'bonus-up', who: 'player', place: 'contents', load: () => import('./bonus-up.tsx') }),
  ],
  pushes: [
    ...bonusEvents.map((event) => ({ type: 'bonus', event, load: () => import('./bonus-pushed.ts'), rows })),
    { type: 'assignedBonus', load: () => import('./bonus-assigned.ts'), rows: ['RTM-039'] },
  ],
})
