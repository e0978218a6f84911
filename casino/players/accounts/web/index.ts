import { whenVisitorIsHere } from '#kernel/web/state/when-player.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { registrationOffers } from '../extensions.ts'
import { followEntering } from './finish-entering.ts'
import { registrationOpeners } from './link-words.ts'

if (typeof window !== 'undefined') followEntering()
whenVisitorIsHere(() => {
  void import('./promo-for-guests.ts').then(
    ({ promoteRegistration }) => promoteRegistration(),
    // A release took the file away: the next page tells.
    () => undefined,
  )
})

export const slice = defineWebSlice({
  name: 'players/accounts',
  modals: [
    { name: 'Register', who: 'guest', renamed_new: true, load: () => import('./register-modal.tsx'), rows: ['MD-001', 'MD-007'] },
    {
      name: 'RegisterComplete',
      who: 'player',
      renamed_new: true,
      load: () => import('./register-complete-modal.tsx'),
      rows: ['MD-003', 'MD-007', 'AU-009'],
    },
    { name: 'RegisterBonusPromo', who: 'guest', load: () => import('./register-bonus-promo.tsx'), rows: ['MD-015', 'EN-024'] },
  ],
  extensions: [registrationOffers],
  openers: registrationOpeners(() => window.sessionStorage),
})
