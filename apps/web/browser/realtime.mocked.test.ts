import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { startRealtime } from './realtime.ts'

/** What the last client was opened with. */
const opened = vi.hoisted(() => ({ options: null as { onGap: () => void; onBegun: () => void } | null }))

const send = vi.hoisted(() => vi.fn())
vi.mock('#kernel/web/browser.ts', () => ({ api: {}, sessionApi: { send } }))
vi.mock('../slices.ts', () => ({ webSlices: [] }))
vi.mock('#kernel/realtime/web/realtime-client.ts', () => ({
  RealtimeClient: class {
    constructor(options: NonNullable<typeof opened.options>) {
      opened.options = options
    }
    connect = async () => undefined
    disconnect = () => undefined
    onMessage = () => undefined
  },
}))

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '' })
})

const websocket = { url: 'wss://house.example/', token: 't', channels: {} }
const mainWith = (balance: number, unread: number) => ({
  isGuest: false,
  login: 'olena',
  websocket,
  playerInfo: { playerBalance: { balance } },
  notifications: { unread },
})

test('RTM-015: what was missed while the connection was lost is loaded anew, balance and notifications; and for a player also what came before it was open', async () => {
  appState.set((state) => ({ ...state, main: mainWith(100, 0) }) as unknown as AppState)
  startRealtime((key) => key)
  send.mockResolvedValue({ success: true, data: mainWith(200, 1) })
  opened.options?.onBegun()
  await expect.poll(() => appState.get().main).toMatchObject(mainWith(200, 1))
  const read = vi.fn(async () => ['a message'])
  const leave = new QueryObserver(queries(), { queryKey: ['notification-centre'], queryFn: read }).subscribe(() => undefined)
  await expect.poll(() => queries().getQueryData(['notification-centre'])).toBeDefined()
  send.mockResolvedValue({ success: true, data: mainWith(300, 2) })
  opened.options?.onGap()
  await expect.poll(() => appState.get().main).toMatchObject(mainWith(300, 2))
  expect(send.mock.calls).toEqual([
    ['GET', '/rest/init/'],
    ['GET', '/rest/init/'],
  ])
  await expect.poll(() => read).toHaveBeenCalledTimes(2)
  leave()
})
