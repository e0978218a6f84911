import type { Identify } from '#kernel/http/visitor.ts'

/** For tests of the kernel alone: the header X-Player identifies the caller. */
export const identifyByHeader: Identify = async (request) => {
  const player = request.headers['x-player']
  return typeof player === 'string'
    ? { player_id: BigInt(player), session_id: `session-${player}` }
    : { player_id: null, session_id: 'visit' }
}
