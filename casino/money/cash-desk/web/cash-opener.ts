import { openModals } from '#kernel/web/modals/modals.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import type { QueryOpener } from '#kernel/web-slice.ts'

/** Where registration leads if the cash desk was requested (AU-005). */
export const desk_path = '/cash/deposit/'

/** The bonus of a hash such as `#/cash/bonus/12/`; 0 without one. */
export const bonusOfHash = (hash: string): number => Number(/\/cash\/bonus\/(\d{1,15})(?:\/|$)/.exec(hash)?.[1] ?? 0)

/** OP-001: a hash with the word cash opens the desk over any page; guests register first. */
export const cashOpener: QueryOpener = {
  flag: '#cash',
  open: (hash, { is_guest, openModal }) => {
    // The hash stays while the desk is open, and the address is processed after each navigation.
    const is_there = openModals().some(({ name }) => name === 'CashDesk' || name === 'Register')
    if (is_there || currentPath().startsWith('/cash/')) return
    if (is_guest) openModal('Register', { source: 'cash', redirectUrl: desk_path })
    else openModal('CashDesk', { bonus_id: bonusOfHash(hash), location: 'link' })
  },
  rows: ['OP-001', 'OP-002', 'WA-001'],
}
