import { providerByName } from '#casino/money/cash-desk/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { Payout } from '../contract.ts'
import { holderOf, isOpen, mayComeFrom } from '../rules.ts'
import { stepsOf, type PayoutRow } from './store.ts'
import { usualTimes } from './usual-times.ts'

/** May a payout in this state be called back, as this house's licence sees it? */
export const isCancellable = (house: House, { state }: Pick<PayoutRow, 'state'>): boolean =>
  house.jurisdiction.withdrawal_cancel && mayComeFrom('cancelled').includes(state)

const titleOf = (house: House, language: Language, { provider, method }: PayoutRow): string => {
  const title = providerByName(provider)?.payingOut?.methods.find(({ slug }) => slug === method)?.title
  return title ? house.messages.format(language, title, {}) : method
}

/** Payouts as their player sees them. */
export const payoutLines = async (house: House, db: Executor, language: Language, rows: readonly PayoutRow[]): Promise<Payout[]> => {
  if (rows.length === 0) return []
  const steps = Map.groupBy(
    await stepsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ payout_id }) => payout_id,
  )
  const times = rows.some(({ state }) => isOpen(state)) ? await usualTimes(db, house.clock.now()) : new Map<string, never>()
  return rows.map((row) => ({
    id: String(row.id),
    status: row.state,
    reason: row.reason,
    message: row.house_words,
    holder: holderOf(row.state),
    amount: toWire(row.amount),
    currency: row.currency,
    exponent: exponentOf(row.currency),
    method: titleOf(house, language, row),
    isTest: house.config.demo,
    destination: row.destination_label,
    createdAt: row.created_at.toISOString(),
    steps: (steps.get(row.id) ?? []).map(({ state, at }) => ({ status: state, at: at.toISOString() })),
    canCancel: isCancellable(house, row),
    usualTime: isOpen(row.state) ? (times.get(row.method) ?? null) : null,
  }))
}

export const payoutLine = async (house: House, language: Language, row: PayoutRow): Promise<Payout> =>
  (await payoutLines(house, house.db, language, [row]))[0] as Payout
