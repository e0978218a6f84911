import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Period, SettledOrder } from './rules.ts'

/** The house's own books, as one slice keeps them. */
export interface HouseBooks {
  /** What they are of: `payments`. */
  readonly source: string
  /** Everybody through whom something may have moved, also whom this house works with no more; left out where other books name them. */
  readonly providers?: (house: House) => readonly string[]
  /** What moved through a provider in a period. */
  readonly read: (house: House, provider: string, period: Period) => Promise<readonly SettledOrder[]>
}

export const houseBooks = defineExtension<HouseBooks>('money/reconciliation.house-books', { keyOf: ({ source }) => source })

/** Providers of one kind that answer what they moved in a period. */
export interface ProviderReport {
  readonly source: string
  /** Those that this house works with, by name. */
  readonly providers: (house: House) => readonly string[]
  /** Throws where there is no answer. */
  readonly read: (house: House, provider: string, period: Period) => Promise<readonly SettledOrder[]>
}

export const providerReports = defineExtension<ProviderReport>('money/reconciliation.provider-reports', {
  keyOf: ({ source }) => source,
})
