import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { gift, publish } from '../testing/offered-bonus.ts'
import { assignGifts } from './assign-bonuses.ts'
import { grantList, planList } from './grant-list.ts'
import { commands } from './operator-commands.ts'
import { publishedTerms } from './terms-store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  for (const slug of ['spring', 'summer']) await publish(t, { ...gift, slug })
})
afterAll(() => closeBalanced(t))

const anna = { actor: 'operator:anna', reason: 'a test' }
const give = async (slug: string, name: string, player_id: bigint) =>
  (await grantList(t.house, slug, name, [{ player_id, amount_minor: 1_000n }], anna)).split('\n')[0]

test('a list is given once under its name for each terms: the same name for others gives those too', async () => {
  const { player_id } = await registerPlayer(t)
  const said = [await give('spring', 'friends', player_id), await give('summer', 'friends', player_id)]
  expect(said).toEqual(['1 given', '1 given'])
  expect([await give('spring', 'friends', player_id), await give('summer', 'friends', player_id)]).toEqual(['0 given', '0 given'])
})

test('a list that is given again needs no money for those who have had theirs, and its trial says so', async () => {
  await publish(t, { ...gift, slug: 'scarce', budget: { ...gift.budget, UAH: 100_000 } })
  const [{ player_id }, late] = [await registerPlayer(t), await registerPlayer(t)]
  const lines = [
    { player_id, amount_minor: 90_000n },
    { player_id: late.player_id, amount_minor: 5_000n },
  ]
  expect(await grantList(t.house, 'scarce', 'scarce', lines.slice(0, 1), anna)).toMatch(/^1 given/)
  const { report, faults } = await planList(t.house, 'scarce', 'scarce', lines)
  expect(report).toContain('1 players')
  expect(report).toContain('given before under the name scarce: 1')
  expect(faults).toEqual([])
  expect(await grantList(t.house, 'scarce', 'scarce', lines, anna)).toMatch(/^1 given/)
  expect(await grantList(t.house, 'scarce', 'scarce', lines, anna)).toMatch(/^0 given/)
})

test('lists of two months are two, and what was given while a list was named up to its first point is not given again', async () => {
  const { player_id } = await registerPlayer(t)
  expect([await give('spring', 'winners.2026-11', player_id), await give('spring', 'winners.2026-12', player_id)]).toEqual([
    '1 given',
    '1 given',
  ])
  const before = await registerPlayer(t)
  await give('spring', 'winners', before.player_id)
  expect(await give('spring', 'winners.2026-11', before.player_id)).toBe('0 given')
})

test('the file of a list is its name, without the extension alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openhouse-list-'))
  const { player_id } = await registerPlayer(t)
  const run = async (file: string) => {
    await writeFile(join(folder, file), `${player_id},1000`)
    const words = ['bonuses', 'grant-list', 'spring', join(folder, file), '--actor', 'anna', '--reason', 'a test']
    return (await readCommand(commands, words)(t.house)).split('\n')[0]
  }
  expect([await run('best.2026-11.csv'), await run('best.2026-12.csv'), await run('best.2026-12.txt')]).toEqual([
    '1 given',
    '1 given',
    '0 given',
  ])
  await rm(folder, { recursive: true })
})

test('what a list gives is in the audit log in the same transaction: without its line nothing is given', async () => {
  const { player_id } = await registerPlayer(t)
  await expect(grantList(t.house, 'spring', 'unsaid', [{ player_id, amount_minor: 1_000n }], { ...anna, actor: '' })).rejects.toThrow()
  expect(await give('spring', 'unsaid', player_id)).toBe('1 given')
})

test('a list that was given while its key did not name the terms is not given again; for other terms it is', async () => {
  const { player_id } = await registerPlayer(t)
  const terms = await publishedTerms(t.house.db, 'spring')
  if (!terms) throw new Error('spring is not published')
  const before = { player_id, key: `list:early:${player_id}`, asset: 'UAH', amount_minor: 1_000n }
  await inTransaction(t.house.db, (tx) => assignGifts(tx, t.house, terms, [before]))
  expect([await give('spring', 'early', player_id), await give('summer', 'early', player_id)]).toEqual(['0 given', '1 given'])
})

test('reliability 12: who takes a break is left out of a list, and is given their bonus when the list is given again after it', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await visitor.call(coolOff, { body: { days: 1 } })
  expect(await give('spring', 'rested', player_id)).toBe('0 given')
  t.clock.advance(86_400_000)
  expect(await give('spring', 'rested', player_id)).toBe('1 given')
})
