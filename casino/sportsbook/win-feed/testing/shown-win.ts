import type { SportWin } from '../contract.ts'

/** A win as the feed gets it. */
export const shownWin = (id: string, coefficient = 9_000): SportWin => ({
  id,
  betType: 'multi',
  coefficient,
  winAmount: 1_000,
  currency: 'UAH',
  exponent: 2,
  measured: 1_000,
  login: 'olena',
  at: '2026-12-01T12:00:00.000Z',
})
