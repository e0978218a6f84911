import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { findAuditBreak } from '#kernel/audit/audit.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const changed = (statement: string): Promise<void> =>
  asOwner(t, async (client) => {
    await client.query(`alter table kernel.audit disable trigger user; ${statement}; alter table kernel.audit enable trigger user`)
  })

test('reliability 22: a log that is longer than one statement may read is read part by part, and a change is found in each of them', async () => {
  await asOwner(t, (client) =>
    client.query(`select kernel.append_audit('operator:ivan', 'test.write', 'number ' || number, 'player:1', '{}', now())
                    from generate_series(1, 12000) as number;
                  create table public.kept as select * from kernel.audit`),
  )
  let statements = 0
  const counting = t.house.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect(await findAuditBreak(counting)).toBeNull()
  expect(statements).toBeGreaterThan(2)

  const found = async (statement: string): Promise<bigint | null> => {
    await changed(statement)
    const broken = await findAuditBreak(t.house.db)
    await changed('delete from kernel.audit; insert into kernel.audit select * from public.kept')
    return broken
  }
  // The first and the last record of a part, and one inside the last part.
  for (const id of [1n, 5_000n, 5_001n, 11_999n]) {
    expect(await found(`update kernel.audit set reason = 'another' where id = ${id}`)).toBe(id)
    expect(await found(`delete from kernel.audit where id = ${id}`)).toBe(id + 1n)
  }
  expect(await findAuditBreak(t.house.db)).toBeNull()
}, 30_000)
