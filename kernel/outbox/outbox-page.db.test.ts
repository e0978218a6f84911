import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { send } from '#kernel/outbox/send.ts'
import { storedMessages } from '#kernel/outbox/stored-messages.ts'

test('AU-023: what has no carrier stands in the outbox, as text, with links of the house alone', async () => {
  const t = await createTestHouse()
  const text = 'Ваш код: 123456 <script>alert(1)</script> http://localhost:3000/?change-password=x http://evil.example/'
  await send(t.house, { kind: 'letter', to: 'olena@example.com', subject: '<b>Код</b>', text })
  await send(t.house, { kind: 'flash-call', to: '+380501234567', digits: '0042' })
  const page = await t.visitor().raw('GET', '/outbox/')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  for (const seen of ['123456', '0042', '&lt;script&gt;', '<a href="http://localhost:3000/?change-password=x">'])
    expect(page.body).toContain(seen)
  for (const unseen of ['<script', '<b>', 'href="http://evil']) expect(page.body).not.toContain(unseen)
  await t.close()
})

test('AU-023: letters are shown at the machine itself: neither to a network, nor through a proxy or a tunnel, nor under a name of others', async () => {
  const t = await createTestHouse({ only: ['kernel/outbox'] })
  const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await t.app.inject({ url: '/outbox/', headers, remoteAddress })).statusCode
  for (const host of ['localhost', 'localhost:3000', 'shop.localhost', '127.0.0.1:3000', '[::1]:3000'])
    expect(await ask({ host }), host).toBe(200)
  expect(await ask({}, '::1')).toBe(200)
  for (const address of ['192.168.1.9', '203.0.113.9', '::ffff:10.0.0.1', 'fd00::1']) expect(await ask({}, address), address).toBe(404)
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host', 'cf-connecting-ip'])
    expect(await ask({ [header]: '127.0.0.1' }), header).toBe(404)
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.4', '127.0.0.1.evil.example'])
    expect(await ask({ host }), host).toBe(404)
  await t.close()
})

test('there is no such page in production', async () => {
  const t = await createTestHouse({ env: { NODE_ENV: 'production' } })
  expect((await t.visitor().raw('GET', '/outbox/')).statusCode).toBe(404)
  await t.close()
})

test('a message is kept for a day', async () => {
  const t = await createTestHouse()
  await send(t.house, { kind: 'text', to: '+380501234567', text: 'x' })
  t.clock.advance(24 * 3_600_000 - 1)
  await deleteOldRows(t.house)
  expect(await storedMessages(t.house.db, 9)).toHaveLength(1)
  t.clock.advance(1)
  await deleteOldRows(t.house)
  expect(await storedMessages(t.house.db, 9)).toHaveLength(0)
  await t.close()
})
