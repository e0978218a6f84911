import { whenPlayerIsHere } from '#kernel/web/state/when-player.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

whenPlayerIsHere(() => {
  void import('./congratulate.ts').then(
    ({ congratulate }) => congratulate(),
    // A release took the file away: the next page congratulates.
    () => undefined,
  )
})

export const slice = defineWebSlice({
  name: 'bonuses/birthday',
  modals: [
    { name: 'HappyBirthdayModal', who: 'player', load: () => import('./happy-birthday-modal.tsx'), rows: ['MD-050', 'OP-044', 'SA-021'] },
  ],
})
