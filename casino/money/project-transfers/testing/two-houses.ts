import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#apps/testing/free-port.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { playFor } from '#casino/money/payouts/testing/payee.ts'
import { balanceOf, clearingAccount, purseOf, trialBalance } from '#casino/money/wallet/server/api.ts'
import { confirmContact } from '#casino/players/accounts/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { verifyPlayer } from '#casino/players/profile/testing/verify-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { linkProject, makeProjectCode } from '../contract.ts'

export const pair_key = 'ab'.repeat(32)

/** Two houses of one owner with a database each, which reach each other over HTTP. */
export interface TwoHouses {
  readonly alpha: TestHouse
  readonly beta: TestHouse
  /** Both clocks go on together. */
  readonly advance: (ms: number) => void
  /** Jobs of both, until none is due. */
  readonly runJobs: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Documents of players are kept in a folder of the test. */
const open = async (name: string, port: number, PROJECTS: string, DATA_FOLDER: string): Promise<TestHouse> => {
  const t = await createTestHouse({ env: { PROJECT_NAME: name, PROJECTS, DATA_FOLDER, PUBLIC_URL: `http://localhost:${port}` } })
  await t.app.listen({ port, host: 'localhost' })
  return t
}

export const clearingOf = async (t: TestHouse, project: string, currency = 'UAH'): Promise<bigint> =>
  balanceOf(t.house.db, clearingAccount(`project-${project}`, currency))

/** `more` projects of alpha, as its configuration names them. */
export const twoHouses = async (more: readonly string[] = []): Promise<TwoHouses> => {
  const folder = await mkdtemp(join(tmpdir(), 'openhouse-projects-'))
  const [alpha_port, beta_port] = [await freePort(), await freePort()]
  const others = [`beta:${pair_key}@http://localhost:${beta_port}`, ...more].join(',')
  const alpha = await open('alpha', alpha_port, others, folder)
  const beta = await open('beta', beta_port, `alpha:${pair_key}@http://localhost:${alpha_port}`, folder)
  return {
    alpha,
    beta,
    advance: (ms) => {
      alpha.clock.advance(ms)
      beta.clock.advance(ms)
    },
    runJobs: async () => {
      await alpha.jobs.runDue(alpha.house)
      await beta.jobs.runDue(beta.house)
    },
    // Whatever a test did, every balance is the sum of its entries, and what one house sent the other received.
    close: async () => {
      const drift = [await trialBalance(alpha.house), await trialBalance(beta.house)].flatMap((one) => one.drift)
      const between = (await clearingOf(alpha, 'beta')) + (await clearingOf(beta, 'alpha'))
      await Promise.all([alpha.close(), beta.close()])
      await rm(folder, { recursive: true, force: true })
      if (drift.length > 0 || between !== 0n)
        throw new Error(`the tests left books that do not balance; ${between} lies between the houses`)
    },
  }
}

let count = 0

/** A verified player with so much of their own money; of the same name and birth date as every other, unless told otherwise. */
export const ownerIn = async (
  t: TestHouse,
  { won = 0n, born = '1990-05-17' }: { readonly won?: bigint; readonly born?: string } = {},
): Promise<RegisteredPlayer> => {
  const email = `owner-${++count}@example.com`
  const player = await registerPlayer(t, { email })
  await inTransaction(t.house.db, (tx) => confirmContact(tx, player.player_id, { kind: 'email', contact: email, at: t.clock.now() }))
  await player.visitor.call(updateProfileEndpoint, { body: { birth_date: born } })
  await verifyPlayer(t, player.visitor)
  if (won > 0n) await playFor(t, player.player_id, { staked: 0n, won })
  return player
}

/** The accounts of one person in both houses. */
export interface Pair {
  readonly here: RegisteredPlayer
  readonly there: RegisteredPlayer
}

export const codeOf = async ({ visitor }: RegisteredPlayer, project = 'beta'): Promise<string> =>
  (await visitor.call(makeProjectCode, { params: { project } })).body.data.code

export const enterCode = ({ visitor }: RegisteredPlayer, code: string, project = 'alpha') =>
  visitor.call(linkProject, { params: { project }, body: { code } })

/** A person with linked accounts, who has so much at alpha. */
export const linkedPair = async ({ alpha, beta }: TwoHouses, won = 100_000n): Promise<Pair> => {
  const pair = { here: await ownerIn(alpha, { won }), there: await ownerIn(beta) }
  const { body } = await enterCode(pair.there, await codeOf(pair.here))
  if (!body.success) throw new Error(`the accounts were not linked: ${body.error}`)
  return pair
}

export const cashOf = async (t: TestHouse, { player_id }: RegisteredPlayer, currency = 'UAH'): Promise<bigint> =>
  balanceOf(t.house.db, purseOf(player_id, 'main', currency))
