import { type Sealed, seal as sealText, unseal as unsealText } from '#kernel/config/seal.ts'
import type { House } from '#kernel/house.ts'

const purpose = 'fair-seeds'

/** Encrypts a server seed, so that a copy of the database tells nobody what will be drawn. */
export const seal = (house: House, server_seed: string): Sealed => sealText(house, purpose, server_seed)

/** Opens a sealed server seed. Throws when it was tampered with, or when its secret is no longer configured. */
export const unseal = (house: House, sealed: Sealed): string => unsealText(house, purpose, sealed)
