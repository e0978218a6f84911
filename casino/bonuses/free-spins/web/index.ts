import { defineWebSlice } from '#kernel/web-slice.ts'
import { freeSpinsEvents } from '../rules.ts'

export const slice = defineWebSlice({
  name: 'bonuses/free-spins',
  components: [{ type: 'free-spins', load: () => import('./free-spins.tsx') }],
  modals: [
    { name: 'FSPresentPopup', who: 'player', load: () => import('./fs-present-popup.tsx'), rows: ['MD-049', 'OP-043', 'SA-070'] },
    { name: 'FreeSpinsGiveUp', who: 'player', load: () => import('./give-up-modal.tsx') },
  ],
  pushes: freeSpinsEvents.map((event) => ({ type: 'freespins', event, load: () => import('./free-spins-pushed.ts'), rows: ['RTM-019'] })),
})
