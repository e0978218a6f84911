import type { SliceNames } from './names.ts'

export const manifest = ({ slice }: SliceNames): string => `import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({
  name: '${slice}',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
})
`

export const personalData = (): string => `import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = { tables: { players: { exported: ['marks'], erased: 'deleted' } } }
`

export const routes = ({ pascal }: SliceNames): string => `import { handle } from '#kernel/http/handle.ts'
import { leave${pascal}Mark } from '../contract.ts'
import { leaveMark } from './leave-mark.ts'

export const routes = [
  handle(leave${pascal}Mark, async ({ house, player_id }) => ({ data: { marks: await leaveMark(house, player_id) } })),
]
`

export const useCase = ({ key }: SliceNames): string => `import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { mayLeaveMark } from '../rules.ts'
import { addMark, lockMarks } from './store.ts'

/** Adds a mark and returns how many there are now. Refuses '${key}-enough-marks' after the last one. */
export const leaveMark = (house: House, player_id: bigint): Promise<number> =>
  inTransaction(house.db, async (tx) => {
    const marks = await lockMarks(tx, player_id)
    if (!mayLeaveMark(marks)) return refuse('${key}-enough-marks')
    return addMark(tx, player_id)
  })
`

export const store = ({ schema }: SliceNames): string => `import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'

/** How many marks a player has. Locks the row, so that concurrent calls are serialized. */
export const lockMarks = async (tx: Tx, player_id: bigint): Promise<number> => {
  const { rows } = await sql<{ marks: number }>\`
    insert into ${schema}.players as p (player_id, marks) values (\${player_id}, 0)
    on conflict (player_id) do update set marks = p.marks
    returning marks\`.execute(tx)
  return rows[0]?.marks ?? 0
}

/** Adds one mark and returns how many there are now. */
export const addMark = async (tx: Tx, player_id: bigint): Promise<number> => {
  const { rows } = await sql<{ marks: number }>\`
    update ${schema}.players set marks = marks + 1 where player_id = \${player_id} returning marks\`.execute(tx)
  return rows[0]?.marks ?? 0
}
`

export const migration = ({ schema }: SliceNames): string => `-- How many marks each player left.
create table ${schema}.players (
  player_id bigint primary key,
  marks integer not null check (marks >= 0)
);
`

export const databaseTest = ({ key, pascal }: SliceNames): string => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { leave${pascal}Mark } from '../contract.ts'
import { most_marks } from '../rules.ts'

let testing: TestHouse
beforeAll(async () => {
  testing = await createTestHouse()
})
afterAll(() => testing.close())

test('marks are counted until there are enough, and racing calls never pass the limit', async () => {
  const { visitor } = await registerPlayer(testing)
  const leave = () => visitor.call(leave${pascal}Mark, { body: {} })
  expect((await leave()).body).toMatchObject({ success: true, data: { marks: 1 } })
  const raced = await Promise.all(Array.from({ length: 10 }, leave))
  expect(raced.filter(({ body }) => body.success)).toHaveLength(most_marks - 1)
  expect((await leave()).body).toMatchObject({ success: false, error: '${key}-enough-marks' })
})

test('a guest has no marks to leave', async () => {
  expect((await testing.visitor().call(leave${pascal}Mark, { body: {} })).status).toBe(401)
})
`
