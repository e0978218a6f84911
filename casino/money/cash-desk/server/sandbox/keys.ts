import type { House } from '#kernel/house.ts'
import type { SigningKey } from './signature.ts'

/** The keys that merchant and sandbox share, newest first; changed with the house's own secrets. */
export const keysOf = (house: House): readonly SigningKey[] => house.config.secrets('money/cash-desk.sandbox-webhooks')
