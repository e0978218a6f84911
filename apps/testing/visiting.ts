import type { Identify } from '#kernel/http/visitor.ts'

/** Identification for tests of the kernel alone: the header X-Player says who is calling. */
export const identifyByHeader: Identify = async (request) => {
  const player = request.headers['x-player']
  return typeof player === 'string'
    ? { player_id: BigInt(player), session_id: `session-${player}` }
    : { player_id: null, session_id: 'visit' }
}
