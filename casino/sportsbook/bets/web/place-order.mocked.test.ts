import { beforeEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { placeOrder, type Order } from './place-order.ts'

const call = vi.fn<(route: string, options: { readonly key?: string }) => Promise<object>>()
vi.mock('#kernel/web/browser.ts', () => ({
  api: { call: (route: string, options: object) => call(route, options) },
  newCommandKey: () => 'key',
}))
vi.mock('#kernel/web/state/reload-main.ts', () => ({ reloadMain: async () => true }))

const selections = [1, 2].map((marketId) => ({ marketId, outcome: 'home', odds: 2_000 })) as unknown as Order['shown']
const singles: Order = {
  shown: selections,
  shown_odds: null,
  credit: undefined,
  kind: { type: 'single', is_singles: true, held: [], sizes: [] },
  stake: 1_000,
  change: 'none',
}
const answering = (status: string | null, ...bets: object[]) =>
  call.mockImplementation(async (route) =>
    route.endsWith('/ludoman-check/') ? { success: true, data: { status, till: null } } : (bets.shift() ?? { success: false }),
  )
const taken = vi.fn<(selection: object) => void>()
beforeEach(() => {
  appState.set({ main: { isGuest: false, login: 'olena' } } as unknown as AppState)
  call.mockReset()
  taken.mockReset()
})
const routes = () => call.mock.calls.map(([route]) => route)
const check = 'GET /rest/player/ludoman-check/'
const bet = 'POST /rest/sport-betting/bets/'

test('RP-006: whoever places a bet is asked about first; where play was closed elsewhere nothing is sent', async () => {
  answering('self-excluded')
  expect(await placeOrder(singles, 1_000, taken)).toBeNull()
  expect(routes()).toEqual([check])
  answering(null, { success: true, data: { id: 7, state: 'accepted' } }, { success: true, data: { id: 8, state: 'pending' } })
  expect(await placeOrder(singles, 1_000, taken)).toMatchObject({ bets: [{ id: 7 }, { id: 8 }] })
  expect(routes().slice(1)).toEqual([check, bet, bet])
  expect(taken).toHaveBeenCalledTimes(2)
})

test('of several singles those before the refused one are placed and leave the slip, and how many is told with the refusal', async () => {
  answering(null, { success: true, data: { id: 7, state: 'accepted' } }, { success: false, error: 'odds-changed', message: 'moved' })
  expect(await placeOrder(singles, 1_000, taken)).toEqual({ refused: { error: 'odds-changed', message: 'moved', placed: 1 } })
  expect(taken.mock.calls.map(([one]) => one)).toMatchObject([{ marketId: 1 }])
})

test('a bet whose outcome is unknown and is placed again is the same command; after an answer it is another', async () => {
  const keys = () => call.mock.calls.flatMap(([route, { key }]) => (route === bet ? [key] : []))
  const silent = { success: false, status: null, is_unknown: true, error: 'Network Error', message: 'lost' }
  const single: Order = { ...singles, shown: selections.slice(0, 1) }
  const busy = { ...silent, status: 503 }
  answering(
    null,
    silent,
    busy,
    { success: true, data: { id: 7, state: 'accepted' } },
    { success: true, data: { id: 8, state: 'accepted' } },
  )
  for (let press = 0; press < 4; press++) await placeOrder(single, 1_000, taken)
  const [first, second, third, fourth] = keys()
  expect(first).toBeTypeOf('string')
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('a bet whose outcome is unknown is asked for at its first prices, whatever moved since; once that is known, at those of now', async () => {
  const sent = () =>
    call.mock.calls.filter(([route]) => route === bet).map(([, options]) => options as { key: string; body: { odds: number } })
  const silent = { success: false, status: null, is_unknown: true, error: 'Network Error', message: 'lost' }
  const moved = { success: false, status: 200, is_unknown: false, error: 'sport-odds-changed', message: 'moved' }
  const at = (odds: number, change: Order['change']): Order => ({
    ...singles,
    shown: selections.map((one) => ({ ...one, odds })),
    shown_odds: odds * 2,
    kind: { type: 'builder', is_singles: false, held: [], sizes: [] },
    change,
  })
  answering(null, silent, silent, moved, silent, moved)
  await placeOrder(at(2_000, 'none'), 1_000, taken)
  await placeOrder(at(2_100, 'higher'), 1_000, taken)
  // The same selections, added in another order.
  const reversed = at(2_200, 'none')
  await placeOrder({ ...reversed, shown: reversed.shown.toReversed() }, 1_000, taken)
  const [first, second, third] = sent()
  expect([second, third]).toEqual([first, first])
  await placeOrder(at(2_200, 'none'), 1_000, taken)
  const anew = sent().at(-1)
  expect(anew?.key).not.toBe(first?.key)
  expect(anew?.body).toMatchObject({ odds: 4_400, selections: [{ odds: 2_200 }, { odds: 2_200 }] })
  // Another stake is another bet.
  await placeOrder(at(2_200, 'none'), 2_000, taken)
  expect(sent().at(-1)?.key).not.toBe(anew?.key)
})
