import { isStepped, type SteppedEngine, type SteppedRound } from '#engines/steps/stepped-game.ts'
import { engineOf } from '#engines/registry.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { settledSource } from '#kernel/random/settled-source.ts'
import { refuse, type PlayedRound } from '../../contract.ts'
import { readDemoSeed } from '../demo-store.ts'
import { unseal } from '../seal.ts'
import { readSeed } from '../seed-store.ts'
import { toldRound } from '../told-round.ts'
import { stakedUntil, type SteppedRow } from './step-store.ts'

export const steppedEngineOf = (slug: string): SteppedEngine => {
  const engine = engineOf(slug)
  return isStepped(engine) ? engine : refuse('game-unknown', {}, 404)
}

type DealtFrom = Pick<SteppedRow, 'owner_id' | 'mode' | 'seed_id'>

/** A demo's pairs go with its purse, for one in an erasure: a round that was left open then can be neither told nor ended. */
export const isWithoutPair = async (db: Executor, { owner_id, mode, seed_id }: DealtFrom): Promise<boolean> =>
  mode === 'demo' && !(await readDemoSeed(db, owner_id, seed_id))

/** The pair that a round is dealt from. */
export const seedOfRound = async (db: Executor, { owner_id, mode, seed_id }: DealtFrom) => {
  const seed = await (mode === 'money' ? readSeed(db, owner_id, seed_id) : readDemoSeed(db, owner_id, seed_id))
  if (!seed || seed.client_seed === null) return refuse('round-unknown', {}, 404)
  return { ...seed, client_seed: seed.client_seed }
}

type Seed = Awaited<ReturnType<typeof seedOfRound>>

export const roundIdOf = ({ mode, seed_id, nonce }: Pick<SteppedRow, 'mode' | 'seed_id' | 'nonce'>): string =>
  `${mode === 'demo' ? 'd' : ''}${seed_id}-${nonce}`

/** A round by now, as its player sees it. While it is open it says what may be done next, and at which price. */
export const tellSteps = (
  row: Pick<SteppedRow, 'mode' | 'slug' | 'currency' | 'seed_id' | 'nonce' | 'command' | 'stake_minor' | 'due_at'>,
  { server_seed_hash, client_seed }: Pick<Seed, 'server_seed_hash' | 'client_seed'>,
  { outcome, is_over, standing }: SteppedRound,
  at: Date,
): PlayedRound => {
  const { slug, mode, currency, nonce, command } = row
  const stake_minor = toWire(row.stake_minor)
  const told = toldRound(
    { id: roundIdOf(row), slug, mode, currency, stake_minor, command, server_seed_hash, client_seed, nonce, at },
    outcome,
  )
  if (is_over) return told
  const minor = (hundredths: number): number => (command.stake_minor / 100) * hundredths
  const offers = standing.offers.map(({ step, stakes, pays }) => ({
    step,
    ...(stakes === undefined ? {} : { stake_minor: minor(stakes) }),
    ...(pays === undefined ? {} : { win_minor: minor(pays) }),
  }))
  return { ...told, open: { next: command.steps.length + 1, offers, till: row.due_at.toISOString() } }
}

/** A round told again as it stood after so many of its steps: what was told then, to the letter. Nothing is uncovered by it. */
export const retellSteps = async (db: Executor, house: House, row: SteppedRow, count = row.command.steps.length): Promise<PlayedRound> => {
  const seed = await seedOfRound(db, row)
  const command = { ...row.command, steps: row.command.steps.slice(0, count) }
  const stood = steppedEngineOf(row.slug).stand(command, settledSource(fairKey(unseal(house, seed)), seed.client_seed, row.nonce))
  const then = await stakedUntil(db, row.id, count)
  return tellSteps({ ...row, command, stake_minor: then?.stake_minor ?? row.stake_minor }, seed, stood, then?.at ?? row.begun_at)
}
