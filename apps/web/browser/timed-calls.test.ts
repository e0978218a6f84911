import { expect, test } from 'vitest'
import { createApi } from '#kernel/web/api/api.ts'
import type { Sent } from '#kernel/web/api/transport.ts'
import { timesOut } from './timed-calls.ts'

test('A-073, AU-014, CN-019, CN-020: only log-in and registration give up, after 12 s', async () => {
  const sent: Sent[] = []
  const api = createApi({
    transport: async (request) => {
      sent.push(request)
      return { status: 200, body: { success: true }, retry_after_s: undefined }
    },
    headers: () => ({}),
    messageOf: String,
    timesOut,
  })
  for (const path of ['/login/', '/rest/registerV2/', '/rest/otp/register/', '/rest/otp/get-flow/', '/rest/players/register/complete/'])
    await api.send('POST', path, { body: {} })
  await api.send('GET', '/rest/search/')
  expect(sent.map(({ timeout_ms }) => timeout_ms)).toEqual([12_000, 12_000, 12_000, undefined, undefined, undefined])
})
