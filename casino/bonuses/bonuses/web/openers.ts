import type { QueryOpener } from '#kernel/web-slice.ts'

const cards = /^card-bonus-[\w-]{1,40}$/

export const openers: readonly QueryOpener[] = [
  {
    // OP-012, A-034: free spins came with a bonus that was taken elsewhere, as on the page of a partner or in a letter.
    flag: 'fs-bonus-applied',
    rows: ['OP-012'],
    open: (_value, { is_guest, openModal, strip }) => {
      strip('fs-bonus-applied')
      if (!is_guest) openModal('BonusPopup', { state: 'free-spins-applied' })
    },
  },
  {
    flag: 'scrollToSection',
    rows: ['OP-032'],
    open: (value, { strip }) => {
      if (!cards.test(value)) return
      strip('scrollToSection')
      void import('./scroll-to-card.ts').then(({ scrollToCard }) => scrollToCard(value))
    },
  },
]
