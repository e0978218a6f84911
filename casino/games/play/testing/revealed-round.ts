import { anyEngineOf } from '#engines/registry.ts'
import { isStepped, type SteppedCommand } from '#engines/steps/stepped-game.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import { seedCommitment } from '#kernel/random/seed-commitment.ts'
import type { RevealedRound } from '../web/verify-round.ts'

/** A round as the server deals it from these seeds, to its end: in a game of steps the first that is offered is taken. */
export const revealedRound = (
  server_seed: string,
  nonce: number,
  { slug, command }: Pick<RevealedRound, 'slug' | 'command'>,
): RevealedRound => {
  const engine = anyEngineOf(slug)
  if (!engine) throw new RangeError(`there is no game ${slug}`)
  const client_seed = 'player-1'
  const source = fairSource(fairKey(server_seed), client_seed, nonce)
  const seeds = { server_seed, server_seed_hash: seedCommitment(server_seed), client_seed, nonce }
  if (!isStepped(engine)) return { slug, command, ...seeds, win_minor: engine.play(command, source).win_minor }
  const begun = command as SteppedCommand
  const { win_minor, steps } = engine.playOut(begun, source, ({ offers }) => offers[0]?.step ?? '')
  return { slug, command: { ...begun, steps }, ...seeds, win_minor }
}
