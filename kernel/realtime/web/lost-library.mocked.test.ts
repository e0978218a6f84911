import { expect, test, vi } from 'vitest'
import { RealtimeClient } from '#kernel/realtime/web/realtime-client.ts'

const { load, connect } = vi.hoisted(() => ({ load: vi.fn(), connect: vi.fn() }))
vi.mock('#kernel/web/load-module.ts', () => ({ loadModule: load }))

test('a connection whose library did not come at first is opened when it has come, and not for whoever has left by then', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  const Centrifuge = class {
    connect = connect
    on = () => undefined
  }
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module')).mockResolvedValue({ Centrifuge })
  const none = async () => ''
  const options = {
    url: 'wss://house.example/',
    token: 't',
    channels: [],
    getToken: none,
    getSubscriptionToken: none,
    onGap: () => undefined,
  }
  const opened = new RealtimeClient(options).connect()
  expect(connect).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await opened
  expect(connect).toHaveBeenCalledTimes(1)
  const left = new RealtimeClient(options)
  const leaving = left.connect()
  left.disconnect()
  await leaving
  expect(connect).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
