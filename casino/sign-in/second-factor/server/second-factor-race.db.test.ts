import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { codeFrom, turnOn } from '../testing/app-with-codes.ts'
import { readAuthenticator } from './authenticator-store.ts'
import { takeFactor } from './take-factor.ts'
import { stepOf } from './totp.ts'

const at_once = 50
/** 200 in the long form. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 10)
const most_rounds_of_mutant = 20

interface Player {
  readonly player_id: bigint
  readonly secret: string
  readonly codes: readonly string[]
}
type Try = (tx: Tx, t: TestHouse, player_id: bigint, typed: string) => Promise<boolean>

const guarded = async (t: TestHouse): Promise<Player> => {
  const { visitor, player_id } = await registerPlayer(t)
  return { player_id, ...(await turnOn(t, visitor)) }
}

/** One code, fifty who use it at the same moment. How many are let in? */
const race = async (t: TestHouse, { player_id }: Player, typed: string, tryOnce: Try): Promise<number> => {
  const outcomes = await Promise.all(
    Array.from({ length: at_once }, () => inTransaction(t.house.db, (tx) => tryOnce(tx, t, player_id, typed))),
  )
  return outcomes.filter(Boolean).length
}

const asBuilt: Try = async (tx, { house }, player_id, typed) => (await takeFactor(tx, house, player_id, typed)) !== null

/** The same, with reading the last step and writing it apart. */
const carelessWithStep: Try = async (tx, { house }, player_id, typed) => {
  const authenticator = await readAuthenticator(tx, player_id)
  const step = authenticator ? stepOf(house, authenticator, typed) : null
  if (!authenticator || step === null || authenticator.last_step >= BigInt(step)) return false
  await sql`update sign_in_second_factor.authenticators set last_step = ${step} where player_id = ${player_id}`.execute(tx)
  return true
}

/** The same, with looking whether a recovery code is there and using it apart. */
const carelessWithRecovery: Try = async (tx, _t, player_id) => {
  const { rows } = await sql<{ code_hash: Buffer }>`
    select code_hash from sign_in_second_factor.recovery_codes where player_id = ${player_id} and used_at is null order by code_hash limit 1`.execute(
    tx,
  )
  if (!rows[0]) return false
  const at = new Date()
  await sql`
    update sign_in_second_factor.recovery_codes set used_at = ${at}
     where player_id = ${player_id} and code_hash = ${rows[0].code_hash}`.execute(tx)
  return true
}

test('reliability, races: one code of an app, and one recovery code, used 50 times at once let exactly one in', async () => {
  const t = await createTestHouse({ pool_size: 25 })
  for (let round = 0; round < rounds; round++) {
    const player = await guarded(t)
    expect(await race(t, player, codeFrom(t, player.secret), asBuilt)).toBe(1)
    expect(await race(t, player, player.codes[0] ?? '', asBuilt)).toBe(1)
  }
  await t.close()
})

test.each([
  ['code of an app', carelessWithStep],
  ['recovery code', carelessWithRecovery],
])('mutant: with reading and writing apart one %s lets several in within 20 rounds', async (_, careless) => {
  const t = await createTestHouse({ pool_size: 25 })
  const several = async (): Promise<boolean> => {
    for (let round = 0; round < most_rounds_of_mutant; round++) {
      const player = await guarded(t)
      if ((await race(t, player, codeFrom(t, player.secret), careless)) > 1) return true
    }
    return false
  }
  expect(await several()).toBe(true)
  await t.close()
})
