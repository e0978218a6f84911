import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { Transfer } from '../contract.ts'
import type { ShownTransfer } from './history-store.ts'
import { titleOf } from './projects.ts'
import type { TransferRow } from './transfer-store.ts'

/** A transfer as its player sees it. */
export const transferLine = (house: House, { direction, id, project, state, reason, amount, currency, at }: ShownTransfer): Transfer => ({
  id: `${direction}-${id}`,
  direction,
  project,
  title: titleOf(house, project),
  status: state,
  reason,
  amount: toWire(amount),
  currency,
  exponent: exponentOf(currency),
  at: at.toISOString(),
})

export const sentLine = (house: House, { sent_at, ...row }: TransferRow): Transfer =>
  transferLine(house, { ...row, direction: 'out', at: sent_at })
