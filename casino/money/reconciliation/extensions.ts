import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Period, SettledOrder } from './rules.ts'

/** The house's own books of one kind of order. */
export interface HouseBooks {
  readonly kind: SettledOrder['kind']
  /** What moved through a provider in a period. */
  readonly read: (house: House, provider: string, period: Period) => Promise<readonly SettledOrder[]>
}

export const houseBooks = defineExtension<HouseBooks>('money/reconciliation.house-books', { keyOf: ({ kind }) => kind })

/** A provider that answers what it moved in a period. */
export interface ProviderReport {
  readonly provider: string
  /** Null where this house does not work with it. Throws where there is no answer. */
  readonly read: (house: House, period: Period) => Promise<readonly SettledOrder[] | null>
}

export const providerReports = defineExtension<ProviderReport>('money/reconciliation.provider-reports', {
  keyOf: ({ provider }) => provider,
})
