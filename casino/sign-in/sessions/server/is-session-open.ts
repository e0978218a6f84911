import type { House } from '#kernel/house.ts'
import { sessionCache } from './session-cache.ts'

/** Is the session that a visitor came with still open? For what a player began there and somebody else goes on with. */
export const isSessionOpen = async (house: House, session_id: string): Promise<boolean> =>
  (await sessionCache(house).read(Buffer.from(session_id, 'hex'))) !== undefined
