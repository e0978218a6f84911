import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { queries } from '#kernel/web/state/queries.ts'
import type { PayoutDesk } from '../contract.ts'
import { payoutsKey, usePayoutDesk } from './payout-queries.ts'

const call = vi.hoisted(() => vi.fn<(route: string) => Promise<unknown>>())
vi.mock('#kernel/web/browser.ts', () => ({ api: { call }, sessionApi: {} }))
const asked = vi.hoisted(() => ({ options: null as unknown }))
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: (options: unknown) => {
    asked.options = options
    return { data: undefined }
  },
}))

const deskWith = (available: number) => ({ available }) as PayoutDesk
const Desk = ({ available }: { readonly available: number }) => {
  usePayoutDesk(deskWith(available))
  return null
}
/** Opens the page as it was rendered with this much available. Returns what it shows from then on. */
const open = (available: number) => {
  html(<Desk available={available} />)
  const observer = new QueryObserver<PayoutDesk>(queries(), asked.options as QueryObserverOptions<PayoutDesk>)
  return { leave: observer.subscribe(() => undefined), shown: () => observer.getCurrentResult().data?.available }
}

beforeEach(() => {
  vi.stubGlobal('window', {})
  queries().removeQueries({ queryKey: payoutsKey })
})

test('a player who comes back to the page after a win sees at once what can be withdrawn now', async () => {
  call.mockResolvedValue({ success: true, data: deskWith(100) })
  const { leave } = open(100)
  await expect.poll(() => queries().isFetching()).toBe(0)
  leave()
  call.mockResolvedValue({ success: true, data: deskWith(700) })
  const again = open(700)
  await expect.poll(() => again.shown()).toBe(700)
  again.leave()
})
