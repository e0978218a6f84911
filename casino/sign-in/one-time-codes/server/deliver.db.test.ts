import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { storedMessages } from '#kernel/outbox/stored-messages.ts'
import { changePhoneEndpoint, checkConfirmation, requestConfirmation, requestEntry } from '../contract.ts'
import { codes } from './deliver.ts'

/** A house whose texts go to this provider; letters and calls go to the outbox or nowhere. */
const houseWith = async (listener: RequestListener) => {
  const provider = createServer(listener)
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const SMS_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
  return { provider, t: await createTestHouse({ env: { SMS_URL, SMS_BODY: '{"to":"{to}","text":"{text}"}' } }) }
}

test('AU-023: a provider of texts that hangs holds up no letter that was asked for later', async () => {
  const asked = Promise.withResolvers<void>()
  const letterIsThere = Promise.withResolvers<void>()
  let texts_asked = 0
  const { provider, t } = await houseWith((_request, response) => {
    texts_asked += 1
    asked.resolve()
    void letterIsThere.promise.then(() => response.end())
  })
  const ask = async (kind: 'email' | 'phone', contact: string) =>
    (await t.arrive()).call(requestEntry, { params: { kind }, body: { contact } })
  await ask('phone', '+380501234567')
  const texts = t.jobs.runDue(t.house)
  await asked.promise
  await ask('phone', '+380501234568')
  await ask('email', 'waits-for-nobody@example.com')
  const job = t.jobs.waiting.find(({ name }) => name === codes.email.job.name)
  expect(job).toBeDefined()
  await codes.email.job.run({}, t.house)
  expect((await storedMessages(t.house.db, 10)).map(({ recipient }) => recipient)).toEqual(['waits-for-nobody@example.com'])
  // The letters' queue has not waited for the provider either: only the texts' own is there, with its first.
  expect(texts_asked).toBe(1)
  letterIsThere.resolve()
  await texts
  await t.close()
  provider.close()
})

test('AU-023: what the provider does not take is sent again a minute later with a new code; a call then is no choice', async () => {
  const heard: string[] = []
  const { provider, t } = await houseWith((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      heard.push(body)
      response.writeHead(heard.length === 1 ? 503 : 200).end()
    })
  })
  const visitor = t.visitor()
  await registerWith(visitor, 'phone@example.com')
  await visitor.call(changePhoneEndpoint, { body: { phone: '0501234567', password: goodPassword } })
  const phone = { type: 'phone' }
  expect((await visitor.call(requestConfirmation, { params: phone, body: { method: 'flash_call' } })).body.error).toBe('method-unavailable')
  expect((await visitor.call(requestConfirmation, { params: phone, body: {} })).body.data.methods).toEqual(['sms'])
  await t.jobs.runDue(t.house)
  expect(heard).toHaveLength(1)
  t.clock.advance(60_000)
  await codes.sms.wake(t.house)
  await t.jobs.runDue(t.house)
  const sent = heard.map((body) => /\d{6}/.exec(String(JSON.parse(body).text))?.[0] ?? '')
  expect(heard).toHaveLength(2)
  const check = (code: string) => visitor.call(checkConfirmation, { params: phone, body: { code } })
  if (sent[0] !== sent[1]) expect((await check(sent[0] ?? '')).body.error).toBe('code-wrong')
  expect((await check(sent[1] ?? '')).body.success).toBe(true)
  await t.close()
  provider.close()
})
