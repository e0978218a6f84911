import { beforeEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { startRealtime } from './realtime.ts'

/** What the last client was opened with. */
const opened = vi.hoisted(() => ({ options: null as { onGap: () => void; onBegun: () => void } | null }))

vi.mock('#kernel/web/browser.ts', () => ({ api: {}, sessionApi: {} }))
vi.mock('../slices.ts', () => ({ webSlices: [] }))
vi.mock('#kernel/web/state/reload-main.ts', () => ({ reloadMain: vi.fn(async () => true), onVisitorChange: vi.fn() }))
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

beforeEach(() => vi.clearAllMocks())

test('what was missed while the connection was lost is loaded anew, and for a player also what came before it was open', () => {
  const websocket = { url: 'wss://house.example/', token: 't', channels: {} }
  appState.set((state) => ({ ...state, main: { isGuest: false, login: 'olena', websocket } }) as unknown as AppState)
  startRealtime((key) => key)
  opened.options?.onBegun()
  expect(reloadMain).toHaveBeenCalledTimes(1)
  opened.options?.onGap()
  expect(reloadMain).toHaveBeenCalledTimes(2)
  expect(vi.mocked(reloadMain).mock.calls).toEqual([[], []])
})
