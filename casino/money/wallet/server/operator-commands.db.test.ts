import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { closeBalanced, createWalletHouse, playerWith, tamper, transact } from '../testing/wallet-house.ts'
import { recount } from './operator-commands.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createWalletHouse()
})
afterAll(() => closeBalanced(t))

test('reliability 7: an operator has every entry counted anew, and is told which account is wrong', async () => {
  await playerWith(t, 7n, 1_000n)
  expect(await recount(t.house)).toContain('Every balance is what its entries add up to')
  const add = (amount: number) => tamper(t, 'money_wallet.entries', `update money_wallet.entries set amount = amount + ${amount}`)
  await add(1)
  await expect(recount(t.house)).rejects.toThrow('7\tmain\tUAH\t1000\t1001\tits balance')
  await add(-1)
  expect(await recount(t.house)).toContain('the audit log is whole')
})

test('reliability 22: an operator is told from which record on the audit log is not what was written', async () => {
  const entry = { actor: 'operator:anna', action: 'test.write', reason: 'as it was', subject: 'player:7' }
  const number = await transact(t, (tx) => appendAudit(tx, t.house, entry))
  const rewrite = (reason: string) => tamper(t, 'kernel.audit', `update kernel.audit set reason = '${reason}' where id = ${number}`)
  await rewrite('as it was not')
  await expect(recount(t.house)).rejects.toThrow(`The audit log is not what was written from record ${number} on.`)
  await rewrite('as it was')
  expect(await recount(t.house)).toContain('the audit log is whole')
})
