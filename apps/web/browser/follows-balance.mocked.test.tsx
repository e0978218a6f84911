import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { useWallets } from '#casino/money/exchange/web/wallets-query.ts'
import type { PayoutDesk } from '#casino/money/payouts/contract.ts'
import { usePayoutDesk } from '#casino/money/payouts/web/payout-queries.ts'
import type { ProjectsDesk } from '#casino/money/project-transfers/contract.ts'
import { useProjectsDesk } from '#casino/money/project-transfers/web/transfer-queries.ts'
import { handle } from '#casino/money/wallet/web/shown-balance.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: {}, sessionApi: {} }))

beforeEach(() => {
  vi.stubGlobal('window', {})
  appState.set({ main: { isGuest: false, currency: 'UAH' } } as unknown as AppState)
})

const Desks = () => {
  usePayoutDesk({ available: 100 } as PayoutDesk)
  useProjectsDesk({ available: 100 } as ProjectsDesk)
  useWallets()
  return null
}

test('RTM-017: with a balance that arrives all pages that say how much there is ask anew: withdrawal, transfer to another project, wallets', () => {
  html(<Desks />)
  queries().setQueryData(['wallets'], {})
  queries().setQueryData(['something-else'], {})
  const stale = () =>
    queries()
      .getQueryCache()
      .findAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey.join(' '))
      .toSorted()
  expect(stale()).toEqual([])
  const bonus = { balance: 0, fsRemain: 0, games: [] }
  handle({ data: { balance: 700, bonus, currency: 'UAH', exponent: 2 } }, { queryClient: queries() })
  expect(stale()).toEqual(['payouts desk', 'project-transfers desk', 'wallets'])
})
