import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { AppStateProvider, appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { Express } from '../contract.ts'
import { ExpressForm } from './express-form.tsx'
import { placeExpress } from './place-express.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: { call: vi.fn() }, sessionApi: {}, newCommandKey: () => 'key' }))
vi.mock('#kernel/web/state/reload-main.ts', () => ({ reloadMain: async () => true, onVisitorChange: () => undefined }))
const call = vi.mocked(api.call)
beforeEach(() => {
  call.mockReset()
  appState.set({ main: { isGuest: false, login: 'olena' } } as unknown as AppState)
})

const express = {
  day: '2026-12-01',
  legs: [
    { marketId: 7, outcome: 'home', odds: 1_640, type: 'winner', specifiers: {}, event: { home: { name: 'A' }, away: { name: 'B' } } },
    { marketId: 9, outcome: 'away', odds: 1_500, type: 'winner', specifiers: {}, event: { home: { name: 'C' }, away: { name: 'D' } } },
  ],
  odds: 2_460,
  isOpen: true,
} as unknown as Express
const check = 'GET /rest/player/ludoman-check/'
const answering = (status: string | null) =>
  call.mockImplementation((async (route: string) =>
    route === check ? { success: true, data: { status, till: null } } : { success: true, data: { id: 5 } }) as never)

test('SP-011: a player finds a stake filled in and one button that places the express; a guest is asked to sign in', () => {
  const shown = (isGuest: boolean): string =>
    html(
      <MemoryRouter>
        <AppStateProvider value={{ main: { isGuest } } as AppState}>
          <ExpressForm express={express} />
        </AppStateProvider>
      </MemoryRouter>,
    )
  expect(shown(false)).toMatch(/<input[^>]*value="100"/)
  const [submit, ...more] = shown(false).match(/<button[^>]*type="submit"[^>]*>/g) ?? []
  expect([submit?.includes(' disabled="'), more]).toEqual([false, []])
  expect(shown(true)).not.toContain('type="submit"')
  expect(shown(true)).toContain('sport-express.sign-in')
})

test('SP-011: the press sends all its legs at the prices shown as one bet', async () => {
  answering(null)
  expect(await placeExpress(express, 10_000)).toMatchObject({ success: true, data: { id: 5 } })
  expect(call.mock.calls.slice(1)).toEqual([
    [
      'POST /rest/sport-betting/bets/',
      {
        key: expect.any(String),
        body: {
          betType: 'multi',
          selections: [
            { marketId: 7, outcome: 'home', odds: 1_640 },
            { marketId: 9, outcome: 'away', odds: 1_500 },
          ],
          amount: 10_000,
          oddsChange: 'none',
        },
      },
    ],
  ])
})

test('RP-006: where play was closed elsewhere nothing is sent', async () => {
  answering('self-excluded')
  expect(await placeExpress(express, 10_000)).toBeNull()
  expect(call.mock.calls.map(([route]) => route)).toEqual([check])
})
