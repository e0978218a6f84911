import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { listDocumentsEndpoint, updateProfileEndpoint } from '../contract.ts'
import { photo, sendDocument } from '../testing/send-document.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { findAuditBreak } from '#kernel/audit/audit.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { commands, decideOn, listDocuments } from './operator-commands.ts'

let t: TestHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-operator-'))
  t = await createTestHouse({ env: { DATA_FOLDER: folder } })
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

const olena = { first_name: 'Олена', last_name: 'Мельник', birth_date: '1990-05-01' }

const audited = async (player_id: bigint) => {
  const { rows } = await sql<{ actor: string; action: string; reason: string }>`
    select actor, action, reason from kernel.audit where subject = ${`player:${player_id}`} order by id`.execute(t.house.db)
  return rows
}

test('PR-002, reliability 22: a decision is listed, made once, and stands in the audit log with actor and reason', async () => {
  const { visitor, player_id, login } = await registerPlayer(t)
  const { body } = await sendDocument(t, visitor, await photo())
  const document_id = BigInt(body.data.id)
  expect(await listDocuments(t.house)).toContain(`${document_id}\tidentity\t${login}\t-\t-\t-\t`)
  const anna = { actor: 'operator:anna', reason: 'Дату не видно' }
  expect(await decideOn(document_id, 'rejected', anna)(t.house)).toContain('rejected')
  await expect(decideOn(document_id, 'approved', anna)(t.house)).rejects.toThrow('document-decided')
  expect(await audited(player_id)).toEqual([
    { actor: 'operator:anna', action: 'players/profile.document-rejected', reason: 'Дату не видно' },
  ])
  expect(await findAuditBreak(t.house.db)).toBeNull()
  expect((await visitor.call(listDocumentsEndpoint)).body.data[0]).toMatchObject({ status: 'rejected', reason: 'Дату не видно' })
  expect(await listDocuments(t.house)).toEqual('No document waits for a decision.')
})

test('PR-003: whoever decides reads in the list whom the player says they are, and writes down whom the document shows', async () => {
  const { visitor, login } = await registerPlayer(t)
  await visitor.call(updateProfileEndpoint, { body: { ...olena, last_name: 'Дзвін Ковальська' } })
  const { body } = await sendDocument(t, visitor, await photo())
  expect(await listDocuments(t.house)).toContain(`${body.data.id}\tidentity\t${login}\tОлена\tДзвін Ковальська\t1990-05-01\t`)
  const approve = (...shown: string[]) =>
    readCommand(commands, ['documents', 'approve', String(body.data.id), ...shown, '--actor', 'anna', '--reason', 'is readable'])
  expect(() => approve('Олена', 'Дзвін', 'Ковальська')).toThrow('Write what the document shows')
  expect(() => approve('Олена', 'Дзвін Ковальська', '1990-05-01', 'x')).toThrow('one word too many')
  await expect(approve()(t.house)).rejects.toThrow('document-unread')
  await expect(approve('Олена', 'Дзвін', '1990-05-01')(t.house)).rejects.toThrow('document-other-person')
  expect(await approve('Олена', 'Дзвін Ковальська', '1990-05-01')(t.house)).toContain('approved')
})

test('of twenty decisions at once one is made and audited', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await visitor.call(updateProfileEndpoint, { body: olena })
  const { body } = await sendDocument(t, visitor, await photo())
  const made = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      decideOn(BigInt(body.data.id), at % 2 ? 'approved' : 'rejected', { actor: `operator:o${at}`, reason: 'race' }, olena)(t.house),
    ),
  )
  expect(made.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  expect((await audited(player_id)).length).toBe(1)
})
