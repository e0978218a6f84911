import type { QueryOpener } from '#kernel/web-slice.ts'

/** OP-018: the flag opens the box at its step; for a guest it goes, and nothing opens (RO-012). */
export const moneyBoxOpener: QueryOpener = {
  flag: 'money-box',
  open: (step, { is_guest, openModal, strip }) => {
    strip('money-box')
    if (!is_guest) openModal('MoneyBoxModal', { step })
  },
  rows: ['OP-018', 'RO-012'],
}
