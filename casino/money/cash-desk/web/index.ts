import { defineWebSlice } from '#kernel/web-slice.ts'
import { bonusChoices } from '../extensions.ts'
import { cashOpener } from './cash-opener.ts'
import { followDepositLinks } from './deposit-tracker.ts'

if (typeof window !== 'undefined') followDepositLinks()

export const slice = defineWebSlice({
  name: 'money/cash-desk',
  pages: [
    { path: 'cash/deposit', file: 'casino/money/cash-desk/web/deposit-page.tsx', rows: ['RT-007', 'WA-001'] },
    { path: 'cash/bonus/:id', file: 'casino/money/cash-desk/web/deposit-page.tsx', rows: ['RT-008', 'WA-001'] },
    { path: 'cash/payment/:id', file: 'casino/money/cash-desk/web/payment-page.tsx', rows: ['WA-004', 'WA-024'] },
    {
      path: 'fiserv/google-pay-button',
      file: 'casino/money/cash-desk/web/wallets/wallet-page.tsx',
      bare: true,
      rows: ['RT-075', 'API-097'],
    },
    {
      path: 'fiserv/apple-pay-button',
      file: 'casino/money/cash-desk/web/wallets/wallet-page.tsx',
      bare: true,
      rows: ['RT-076', 'API-098'],
    },
    { path: 'cash-iframe', file: 'casino/money/cash-desk/web/cash-iframe-page.tsx', bare: true, rows: ['RT-009'] },
  ],
  modals: [
    { name: 'CashDesk', who: 'player', load: () => import('./cash-desk-modal.tsx'), rows: ['WA-001'] },
    { name: 'CashWidget', load: () => import('./widget/cash-widget-modal.tsx'), rows: ['WA-018', 'RO-005'] },
  ],
  components: [{ type: 'cash-widget', load: () => import('./widget/home-widget.tsx') }],
  extensions: [bonusChoices],
  openers: [cashOpener],
  pushes: [
    { type: 'payment', load: () => import('./payment-pushed.ts'), rows: ['RTM-025', 'WA-024'] },
    { type: 'deposit', load: () => import('./deposit-pushed.ts'), rows: ['RTM-026', 'WA-012'] },
  ],
})
