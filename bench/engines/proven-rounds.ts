import type { ByteSource } from '#engines/chance/byte-source.ts'
import { anyEngineOf, engines, liveEngines } from '#engines/registry.ts'
import { below } from '#engines/chance/below.ts'
import { isStepped, type SteppedCommand } from '#engines/steps/stepped-game.ts'
import { dealtRounds } from '#engines/testing/dealt-rounds.ts'
import { stopsOf } from '#engines/testing/stops-of.ts'
import { fairKey, type FairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import type { Random } from '#kernel/random/random.ts'
import { newClientSeed, newServerSeed, seedCommitment } from '#kernel/random/seed-commitment.ts'

/** Number of rounds per seed pair before it is rotated. */
const roundsPerSeed = 100

/**
 * Rounds of every game, drawn exactly as the server does, as JSON lines for scripts/verify-rounds.py. `choices` decides the
 * commands, `random` the seeds.
 */
export const provenRounds = function* (count: number, choices: ByteSource, random: Random): Generator<string> {
  let [server_seed, client_seed, server_seed_hash] = ['', '', '']
  let key: FairKey | undefined
  for (let index = 0; index < count; index += 1) {
    const nonce = index % roundsPerSeed
    if (nonce === 0 || !key) {
      server_seed = newServerSeed(random)
      client_seed = newClientSeed(random)
      server_seed_hash = seedCommitment(server_seed)
      key = fairKey(server_seed)
    }
    const [{ slug, command }] = dealtRounds(choices, 1, [...engines, ...liveEngines]) as [{ slug: string; command: unknown }]
    const engine = anyEngineOf(slug)
    if (!engine) throw new Error(`no engine for ${slug}`)
    const source = fairSource(key, client_seed, nonce)
    // A multi-step round is played to its end with random steps.
    const played = isStepped(engine)
      ? engine.playOut(command as SteppedCommand, source, ({ offers }) => offers[below(choices, offers.length)]?.step ?? '')
      : { ...engine.play(command, source), steps: undefined }
    const { win_minor, events, steps } = played
    const whole = steps ? { ...(command as SteppedCommand), steps } : command
    yield JSON.stringify({ slug, command: whole, server_seed, server_seed_hash, client_seed, nonce, win_minor, stops: stopsOf(events) })
  }
}
