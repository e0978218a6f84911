import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { fundedPlayer, type FundedPlayer } from '../testing/funded-player.ts'
import { spin, start } from '../testing/start-and-spin.ts'
import { verifyRound } from '../web/verify-round.ts'
import { getRoundEndpoint } from '../contract.ts'
import { getSeedsEndpoint, rotateSeedsEndpoint } from '../fairness-contract.ts'
import { forgetCursor } from './cursors.ts'

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())
beforeEach(async () => {
  player = await fundedPlayer(t, 100_000n)
})

describe('seeds', () => {
  const seeds = async () => (await player.visitor.call(getSeedsEndpoint)).body.data
  const rotate = (next_server_seed_hash: string, client_seed?: string) =>
    player.visitor.call(rotateSeedsEndpoint, { body: { next_server_seed_hash, ...(client_seed ? { client_seed } : {}) } })

  test('reliability 9: the hash shown as next becomes the active one, the old seed is revealed and proves its rounds', async () => {
    const { session, fairness } = await start(player.visitor)
    const round = (await spin(player.visitor, session)).body.data.round
    await t.drain()
    const before = await seeds()
    expect([before.server_seed_hash, before.retired]).toEqual([fairness.server_seed_hash, []])
    const after = (await rotate(before.next_server_seed_hash, 'my-own-seed')).body.data
    expect([after.server_seed_hash, after.client_seed]).toEqual([before.next_server_seed_hash, 'my-own-seed'])
    const [revealed] = after.retired
    expect(revealed?.server_seed_hash).toBe(before.server_seed_hash)
    const { slug: game, command, nonce, win_minor } = round
    const verified = await verifyRound({
      slug: game,
      command,
      nonce,
      win_minor,
      client_seed: round.client_seed,
      server_seed: revealed?.server_seed ?? '',
      server_seed_hash: before.server_seed_hash,
    })
    expect(verified.ok).toBe(true)
    expect((await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).body.data.server_seed).toBe(revealed?.server_seed)
  })

  test('each rotation stays in the books for ever, so a player has a hundred a day', async () => {
    const statuses: number[] = []
    for (let day = 0; day < 5; day++) {
      for (let turn = 0; turn < 31; turn++) statuses.push((await rotate('0'.repeat(64))).status)
      t.clock.advance(60 * 60_000)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses[30]).toBe(429)
  })

  test('a rotation that was asked for with an old page changes nothing', async () => {
    const before = await seeds()
    await rotate(before.next_server_seed_hash)
    expect((await rotate(before.next_server_seed_hash)).body.error).toBe('seeds-moved-on')
  })

  test('reliability 4: a rotation whose answer was lost is answered when it is asked for again, also where its process died before it kept the answer', async () => {
    const before = await seeds()
    const body = { next_server_seed_hash: before.next_server_seed_hash, client_seed: 'my-own-seed' }
    const first = await player.visitor.call(rotateSeedsEndpoint, { body, key: 'one' })
    expect((await player.visitor.call(rotateSeedsEndpoint, { body, key: 'one' })).body).toEqual(first.body)
    // As a process leaves it that dies between the two, and as a page asks that was loaded anew.
    expect((await player.visitor.call(rotateSeedsEndpoint, { body, key: 'another' })).body).toEqual(first.body)
    expect((await rotate(before.next_server_seed_hash, 'another-seed')).body.error).toBe('seeds-moved-on')
    expect((await seeds()).retired).toHaveLength(1)
  })

  test('a process that still holds the old pair cannot deal from it once it is revealed', async () => {
    const { session } = await start(player.visitor)
    const first = (await spin(player.visitor, session)).body.data.round
    await t.drain()
    // The rotation happens in another process: this one's cursor is not told.
    const { rotateSeeds, seedPairOf } = await import('./seed-pairs.ts')
    const { next } = await seedPairOf(t.house, player.id)
    await rotateSeeds(t.house, player.id, { client_seed: undefined, seen_hash: next.server_seed_hash })
    const second = (await spin(player.visitor, session)).body.data.round
    expect(second.server_seed_hash).not.toBe(first.server_seed_hash)
    expect(second.server_seed_hash).toBe(next.server_seed_hash)
  })

  test('twenty first looks at once commit to one pair', async () => {
    const { visitor } = await fundedPlayer(t, 100_000n)
    const looks = await Promise.all(Array.from({ length: 20 }, () => visitor.call(getSeedsEndpoint)))
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]))
    const hashes = looks.map(({ body: { data } }) => `${data.server_seed_hash} ${data.next_server_seed_hash}`)
    expect(new Set(hashes).size).toBe(1)
  })

  test('a process that begins while the history lags behind the ledger goes on after the last nonce that was dealt', async () => {
    const { session } = await start(player.visitor)
    const nonces = []
    for (let round = 0; round < 3; round++) {
      nonces.push((await spin(player.visitor, session)).body.data.round.nonce)
      forgetCursor(t.house, player.id)
    }
    expect(nonces).toEqual([0, 1, 2])
  })

  test('rotations that race reveal each pair once and leave one active', async () => {
    const { next_server_seed_hash } = await seeds()
    const all = await Promise.all(Array.from({ length: 20 }, () => rotate(next_server_seed_hash)))
    expect(all.filter(({ body }) => body.success)).toHaveLength(1)
    // Who was too late hears so; nobody meets an error of the house.
    expect(all.filter(({ body }) => body.error === 'seeds-moved-on')).toHaveLength(19)
    expect((await seeds()).retired).toHaveLength(1)
  })

  test('the site’s own role writes no round anew, and no seed but its way from one state to the next', async () => {
    const { session } = await start(player.visitor)
    await spin(player.visitor, session)
    await t.drain()
    const site = (statement: string) => t.house.pool.query(statement)
    for (const statement of [
      `update games_play.rounds set win_minor = 0`,
      `delete from games_play.rounds`,
      `truncate games_play.rounds`,
      `update games_play.seeds set sealed = sealed`,
      `update games_play.seeds set owner_id = owner_id`,
      `delete from games_play.seeds`,
      `truncate games_play.seeds`,
    ])
      await expect(site(statement), statement).rejects.toThrow(/permission denied/)
    // A pair is committed to before it deals and before it is shown: none comes into the books as dealt from.
    await expect(
      site(`insert into games_play.seeds (owner_id, state, server_seed_hash, sealed, key_id, client_seed, made_at)
            select 77, 'active', server_seed_hash, sealed, key_id, 'x', made_at from games_play.seeds limit 1`),
    ).rejects.toThrow(/begins as the next one/)
  })

  test('nobody writes a round anew, not even the owner of the database', async () => {
    const { session } = await start(player.visitor)
    await spin(player.visitor, session)
    await t.drain()
    const owner = new pg.Client({ connectionString: t.owner_url })
    await owner.connect()
    for (const statement of [`update games_play.rounds set win_minor = 0`, `delete from games_play.rounds`])
      await expect(owner.query(statement), statement).rejects.toThrow(/append-only/)
    await owner.end()
  })

  test('the database keeps what was committed to', async () => {
    await seeds()
    const owner = new pg.Client({ connectionString: t.owner_url })
    await owner.connect()
    await expect(owner.query(`update games_play.seeds set server_seed_hash = repeat('0', 64)`)).rejects.toThrow(/does not change/)
    await expect(t.house.pool.query(`update games_play.seeds set client_seed = 'x' where state = 'active'`)).rejects.toThrow(
      /does not change/,
    )
    await expect(owner.query(`delete from games_play.seeds`)).rejects.toThrow(/append-only/)
    await owner.end()
    // What was revealed is dealt from never again.
    await rotate((await seeds()).next_server_seed_hash)
    for (const state of ['retiring', 'active'])
      await expect(
        t.house.pool.query(`update games_play.seeds set state = $1, revealed_at = null where state = 'retired'`, [state]),
      ).rejects.toThrow(/does not change/)
  })
})
