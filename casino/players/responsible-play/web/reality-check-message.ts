import type { RealityCheckMessage } from '../contract.ts'
import { openRealityCheck } from './open-once.ts'

/** RTM-021: opens the reality check on every page of the player. */
export const handle = ({ data }: { readonly data: unknown }): void => openRealityCheck({ ...(data as RealityCheckMessage['data']) })
