import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { contestsAccount } from '#casino/campaigns/boards/server/api.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getPastRaces } from '../contract.ts'
import { activeRace, closeBalanced, moveTo } from '../testing/race-house.ts'
import { adoptRaces } from './adopt-races.ts'
import { demoSeries } from './demo-series.ts'

let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse({ now: '2026-12-01T13:00:00Z' })
})
afterEach(() => closeBalanced(t))

/** A race as it was kept before there were boards, with its first place set aside. */
const writeOldRace = async (player_id: bigint, hours: readonly [number, number], closed: boolean): Promise<void> => {
  const { title, games, stakes, prizes, attempts, rounds_per_attempt } = demoSeries.template
  const [from, to] = hours.map((hour) => new Date(Date.UTC(2026, 11, 1, hour)))
  const owner = new pg.Client({ connectionString: t.owner_url })
  await owner.connect()
  const { rows } = await owner.query<{ id: string }>(
    `insert into contests_races.races (title, starts_at, ends_at, games, stakes, prizes, attempts, rounds_per_attempt, closed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [title, from, to, games, stakes, JSON.stringify(prizes.slice(0, 1)), attempts, rounds_per_attempt, closed ? to : null],
  )
  const id = rows[0]?.id ?? ''
  await owner.query(
    `insert into contests_races.entries (race_id, player_id, rounds, attempts, points, reached_at, joined_at, revision)
     values ($1, $2, 1, '[700]', 700, $3, $3, 1)`,
    [id, player_id, from],
  )
  if (closed) await owner.query(`insert into contests_races.results values ($1, 1, $2, 700, 1, 'UAH', 200000)`, [id, player_id])
  await owner.end()
  if (closed) return
  await inTransaction(t.house.db, async (tx) => {
    for (const [currency, amount] of Object.entries(prizes[0]?.amounts ?? {}))
      await post(tx, t.house, {
        key: `race:${id}:fund:${currency}`,
        reason: 'prize-fund',
        postings: [{ from: contestsAccount(currency as 'UAH'), to: fundAccount(`race:${id}`, currency), amount_minor: BigInt(amount) }],
      })
  })
}

test('RA-001: races from before there were boards go on as boards: points stay, prizes come out of their own funds, past ones are shown', async () => {
  const player = await fundedPlayer(t, 1_000n)
  await writeOldRace(player.id, [10, 12], true)
  await writeOldRace(player.id, [12, 14], false)
  await adoptRaces(t.house)
  await adoptRaces(t.house)
  expect(await activeRace(player.visitor)).toMatchObject({ winners: [{ place: 1, points: 700 }], isSubscribed: true })
  expect((await t.visitor().call(getPastRaces)).body.data).toMatchObject([{ winners: [{ points: 700, prize: 200_000 }] }])
  await moveTo(t, '2026-12-01T14:00:05Z')
  expect(await balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))).toBe(201_000n)
  expect((await t.visitor().call(getPastRaces)).body.data).toHaveLength(2)
  for (const currency of ['UAH', 'USD']) expect(await balanceOf(t.house.db, fundAccount('race:2', currency))).toBe(0n)
})
