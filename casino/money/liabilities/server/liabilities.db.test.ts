import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { asOwner } from '#apps/testing/as-owner.ts'
import { houseAccount, piggy_bank_purse, post, pursesOfPlayers, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getProofs, listBooks, type Proof } from '../contract.ts'
import { rootOf } from '../tree.ts'
import { isProven } from '../web/check-proof.ts'
import { digest, publishBooks } from './publish-books.ts'

let t: TestHouse
let players: Awaited<ReturnType<typeof registerPlayer>>[]
const give = (player_id: bigint, amount_minor: bigint, purse = 'main', asset = 'UAH') =>
  inTransaction(t.house.db, (tx) =>
    post(tx, t.house, {
      key: `test-owed:${player_id}:${purse}:${asset}`,
      reason: 'deposit',
      postings: [{ from: houseAccount('test', asset), to: purseOf(player_id, purse, asset), amount_minor }],
    }),
  )
beforeAll(async () => {
  t = await createTestHouse()
  players = []
  for (let made = 0; made < 5; made++) players.push(await registerPlayer(t))
  for (const [index, { player_id }] of players.entries()) if (index < 4) await give(player_id, BigInt(1_000 + index))
  await give(players[0]?.player_id ?? 0n, 50n, piggy_bank_purse)
  await give(players[0]?.player_id ?? 0n, 7n, 'points', 'sevens').catch(() => undefined)
  await publishBooks(t.house)
})
afterAll(() => t.close())

const proofsOf = async (index: number): Promise<Proof[]> => (await players[index]?.visitor.call(getProofs))?.body.data ?? []

test('the published total is what stands in all players’ purses of the currency, and everybody sees it', async () => {
  const [book] = (await t.visitor().call(listBooks)).body.data
  const purses = await pursesOfPlayers(
    t.house.db,
    players.map(({ player_id }) => player_id),
  )
  const owed = [...purses.values()].flat().filter(({ asset }) => asset === 'UAH')
  expect(book).toMatchObject({ asset: 'UAH', leaves: 4, total: Number(owed.reduce((sum, { balance_minor }) => sum + balance_minor, 0n)) })
})

test('each player’s proof leads to the published root, by the browser’s own check; who had nothing has nothing to prove', async () => {
  for (const index of [0, 1, 2, 3]) {
    const [proof] = await proofsOf(index)
    expect(proof?.leaf.amount).toBe(String(1_000 + index + (index === 0 ? 50 : 0)))
    expect(proof && (await isProven(proof))).toBe(true)
  }
  expect(await proofsOf(4)).toEqual([])
  expect((await t.visitor().call(getProofs)).status).toBe(401)
})

test('a proof of another amount, or against another root, is found wrong', async () => {
  const [proof] = await proofsOf(1)
  if (!proof) throw new Error('there is a proof')
  expect(await isProven({ ...proof, leaf: { ...proof.leaf, amount: '1' } })).toBe(false)
  expect(await isProven({ ...proof, book: { ...proof.book, root: digest('another') } })).toBe(false)
  expect(await isProven({ ...proof, book: { ...proof.book, total: proof.book.total - 1 } })).toBe(false)
  const { hash } = await rootOf(proof.leaf, proof.path, digest)
  expect(hash).toBe(proof.book.root)
})

test('the script of another language says the same, of right proofs and of wrong ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openhouse-proof-'))
  const run = promisify(execFile)
  const verify = async (proofs: unknown): Promise<string> => {
    await writeFile(join(folder, 'proof.json'), JSON.stringify(proofs))
    const { stdout } = await run('python3', ['scripts/verify-balance.py', join(folder, 'proof.json')]).catch(
      (error: { stdout: string }) => error,
    )
    return stdout
  }
  const proofs = await proofsOf(0)
  expect(await verify(proofs)).toContain('your balance is in the published books')
  expect(await verify(proofs.map((proof) => ({ ...proof, leaf: { ...proof.leaf, amount: '1' } })))).toContain('WRONG')
  await rm(folder, { recursive: true })
})

test('a day has one book: a second run publishes nothing, and nobody changes what was published', async () => {
  const before = (await t.visitor().call(listBooks)).body.data
  await publishBooks(t.house)
  expect((await t.visitor().call(listBooks)).body.data).toEqual(before)
  await expect(asOwner(t, (client) => client.query('update money_liabilities.books set total = total - 1'))).rejects.toThrow()
})
