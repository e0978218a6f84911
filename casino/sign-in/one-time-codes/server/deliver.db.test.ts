import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { changePhoneEndpoint, checkConfirmation, requestConfirmation } from '../contract.ts'
import { codes as queue } from './deliver.ts'

test('AU-023: what the provider does not take is sent again a minute later with a new code; a call then is no choice', async () => {
  const heard: string[] = []
  const provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      heard.push(body)
      response.writeHead(heard.length === 1 ? 503 : 200).end()
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const SMS_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
  const t = await createTestHouse({ env: { SMS_URL, SMS_BODY: '{"to":"{to}","text":"{text}"}' } })
  const visitor = t.visitor()
  await registerWith(visitor, 'phone@example.com')
  await visitor.call(changePhoneEndpoint, { body: { phone: '0501234567', password: goodPassword } })
  const phone = { type: 'phone' }
  expect((await visitor.call(requestConfirmation, { params: phone, body: { method: 'flash_call' } })).body.error).toBe('method-unavailable')
  expect((await visitor.call(requestConfirmation, { params: phone, body: {} })).body.data.methods).toEqual(['sms'])
  await t.jobs.runDue(t.house)
  expect(heard).toHaveLength(1)
  t.clock.advance(60_000)
  await queue.wake(t.house)
  await t.jobs.runDue(t.house)
  const codes = heard.map((body) => /\d{6}/.exec(String(JSON.parse(body).text))?.[0] ?? '')
  expect(heard).toHaveLength(2)
  const check = (code: string) => visitor.call(checkConfirmation, { params: phone, body: { code } })
  if (codes[0] !== codes[1]) expect((await check(codes[0] ?? '')).body.error).toBe('code-wrong')
  expect((await check(codes[1] ?? '')).body.success).toBe(true)
  await t.close()
  provider.close()
})
