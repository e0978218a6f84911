import type { RealityCheckMessage } from '../contract.ts'
import { openRealityCheck } from './open-once.ts'

/** RTM-021: time for a look at the clock and at the result, in every page of the player. */
export const handle = ({ data }: { readonly data: unknown }): void => openRealityCheck({ ...(data as RealityCheckMessage['data']) })
