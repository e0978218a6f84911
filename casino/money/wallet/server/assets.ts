import type { House } from '#kernel/house.ts'
import { defineAsset } from './store.ts'

/**
 * Lets the ledger count something new: `sevens`, `stars`, `medals`. Idempotent; call it in a slice's `start` or `seed`.
 * `exponent` is how many digits of the minor unit stand after the point, 0 to 8. Throws when it is known with another one.
 */
export const addAsset = (house: House, code: string, exponent: number): Promise<void> => defineAsset(house.db, code, exponent)
