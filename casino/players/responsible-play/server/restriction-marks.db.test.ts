import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { HouseRestrictionKind } from '../rules.ts'
import { readHouseRestrictions, readStanding } from './house-restriction-store.ts'
import { restrict } from './restrict.ts'
import { readRestrictions } from './store.ts'
import { restrictByHouse } from './restrict-by-house.ts'
import type { Identity } from './mark-keys.ts'
import { applyMarks, markRestricted } from './restriction-marks.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { SECRETS: `2:${'cd'.repeat(32)},1:${'ab'.repeat(32)}` } })
})
afterAll(() => t.close())

const day_ms = 24 * 3_600_000
const inDays = (days: number): Date => new Date(t.clock.now().getTime() + days * day_ms)
const identityOf = (value: string): Identity => ({ kind: 'email', value: `${value}@example.com` })

const excluded = async (till: Date): Promise<bigint> => {
  const { player_id } = await registerPlayer(t)
  await restrict(t.house, player_id, { kind: 'self-excluded', till })
  return player_id
}
const restricted = async (kind: HouseRestrictionKind): Promise<bigint> => {
  const { player_id } = await registerPlayer(t)
  await restrictByHouse(t.house, { player_id, kind, is_set: true }, async () => undefined)
  return player_id
}
const leaves = (player_id: bigint, identity: Identity, house: House = t.house): Promise<void> =>
  inTransaction(t.house.db, (tx) => markRestricted(tx, house, player_id, [identity], false))
/** What holds for somebody new once they have shown that identity. */
const standingOfWhoComes = async (identity: Identity) => {
  const { player_id } = await registerPlayer(t)
  await inTransaction(t.house.db, (tx) => applyMarks(tx, t.house, player_id, [identity]))
  return readStanding(t.house.db, player_id, t.clock.now())
}

test('RP-003: of two exclusions that one person left the later end holds, whichever was left last', async () => {
  const [long, short] = [inDays(1_000), inDays(200)]
  for (const [who, ends] of [
    ['short-last', [long, short]],
    ['long-last', [short, long]],
  ] as const) {
    for (const till of ends) await leaves(await excluded(till), identityOf(who))
    expect(await standingOfWhoComes(identityOf(who))).toEqual({ status: 'self-excluded', till: long })
  }
})

test('RP-003, reliability 23: after the house has changed its secret the excluded are known by the older one too', async () => {
  const { config } = t.house
  const before_the_change: House = { ...t.house, config: { ...config, secrets: (purpose) => config.secrets(purpose).slice(1) } }
  const till = inDays(300)
  await leaves(await excluded(till), identityOf('older-secret'), before_the_change)
  expect(await standingOfWhoComes(identityOf('older-secret'))).toEqual({ status: 'self-excluded', till })
})

test('RP-003: an exclusion that has ended meanwhile closes nothing, also before its mark is cleared away', async () => {
  await leaves(await excluded(inDays(200)), identityOf('long-ago'))
  t.clock.advance(200 * day_ms)
  expect(await standingOfWhoComes(identityOf('long-ago'))).toBeNull()
})

test('RP-008: who was too young or is not wanted stays so; who was not known well enough is a stranger again', async () => {
  for (const kind of ['youngster', 'undesirable'] as const) {
    await leaves(await restricted(kind), identityOf(kind))
    expect(await standingOfWhoComes(identityOf(kind))).toEqual({ status: kind, till: null })
  }
  await leaves(await restricted('unverified'), identityOf('unverified'))
  expect(await standingOfWhoComes(identityOf('unverified'))).toBeNull()
})

test('RP-003: what one person left says nothing of another', async () => {
  await leaves(await excluded(inDays(200)), identityOf('somebody'))
  expect(await standingOfWhoComes(identityOf('somebody-else'))).toBeNull()
  expect(await standingOfWhoComes({ ...identityOf('somebody'), kind: 'social' })).toBeNull()
})

const lift = (player_id: bigint, kind: HouseRestrictionKind): Promise<void> =>
  restrictByHouse(t.house, { player_id, kind, is_set: false }, async () => undefined)
const shows = (player_id: bigint, identity: Identity): Promise<void> =>
  inTransaction(t.house.db, (tx) => applyMarks(tx, t.house, player_id, [identity]))
const standingOf = (player_id: bigint) => readStanding(t.house.db, player_id, t.clock.now())

test('RP-008, decision 0029: what the house has lifted does not come back with a contact that was given up before', async () => {
  for (const kind of ['youngster', 'undesirable'] as const) {
    const player_id = await restricted(kind)
    await leaves(player_id, identityOf(`first-${kind}`))
    await lift(player_id, kind)
    await shows(player_id, identityOf(`first-${kind}`))
    expect(await standingOf(player_id)).toBeNull()
    expect(await standingOfWhoComes(identityOf(`first-${kind}`))).toBeNull()
  }
})

test('RP-008, decision 0029: nor with one that brought it from an account before', async () => {
  await leaves(await restricted('youngster'), identityOf('brought'))
  const { player_id } = await registerPlayer(t)
  await shows(player_id, identityOf('brought'))
  expect((await standingOf(player_id))?.status).toBe('youngster')
  await lift(player_id, 'youngster')
  await shows(player_id, identityOf('brought'))
  expect(await standingOf(player_id)).toBeNull()
})

test('RP-003, RP-008: lifting ends nothing else: neither another kind, nor an exclusion of one’s own, nor what others left', async () => {
  const till = inDays(300)
  const player_id = await excluded(till)
  for (const kind of ['youngster', 'undesirable'] as const)
    await restrictByHouse(t.house, { player_id, kind, is_set: true }, async () => undefined)
  await leaves(player_id, identityOf('of-three-kinds'))
  await leaves(await restricted('youngster'), identityOf('of-another'))
  await lift(player_id, 'youngster')
  const kinds = async (identity: Identity) => {
    const other = await registerPlayer(t)
    await shows(other.player_id, identity)
    const own = await readRestrictions(t.house.db, other.player_id)
    return [...(await readHouseRestrictions(t.house.db, other.player_id)), ...own.map(({ kind }) => kind)]
  }
  expect(await kinds(identityOf('of-three-kinds'))).toEqual(['undesirable', 'self-excluded'])
  expect(await kinds(identityOf('of-another'))).toEqual(['youngster'])
})

test('RP-008, reliability 23: what was left by an older secret of the house ends too', async () => {
  const { config } = t.house
  const before_the_change: House = { ...t.house, config: { ...config, secrets: (purpose) => config.secrets(purpose).slice(1) } }
  const player_id = await restricted('undesirable')
  await leaves(player_id, identityOf('by-older-secret'), before_the_change)
  await lift(player_id, 'undesirable')
  expect(await standingOfWhoComes(identityOf('by-older-secret'))).toBeNull()
})
