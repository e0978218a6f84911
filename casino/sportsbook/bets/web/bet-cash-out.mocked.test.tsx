import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { BetView } from '../contract.ts'
import { BetCashOut } from './bet-cash-out.tsx'

vi.mock('#kernel/web/forms/use-command.ts', () => ({
  useCommand: (route: string) => ({
    is_sending: false,
    refused: route.includes('auto-cash-out') ? 'the connection was lost' : undefined,
    send: async () => null,
    forgive: () => undefined,
  }),
}))

test('SP-010: whoever could not turn an automatic cash-out off is told so: it is still on', () => {
  const bet = { id: 1, stake: 1_000, currency: 'UAH', exponent: 2, autoCashOut: 5_000, cashOut: null } as unknown as BetView
  const page = html(
    <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
      <BetCashOut bet={bet} />
    </AppStateProvider>,
  )
  expect(page).toContain('sport-bets.auto.clear')
  expect(page).toContain('the connection was lost')
})
