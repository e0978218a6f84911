import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AppStateProvider, appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { MoneyBox } from '../contract.ts'
import { PutAsideForm } from './put-aside-form.tsx'
import { TakeOutForm } from './take-out-form.tsx'

const sends = vi.hoisted((): (() => Promise<void>)[] => [])
const call = vi.hoisted(() => vi.fn<(route: string, sent: { body: object; key: string }) => Promise<object>>())
vi.mock('./use-box-command.ts', async (real) => {
  const { useBoxCommand } = await real<typeof import('./use-box-command.ts')>()
  return {
    useBoxCommand: (options: Parameters<typeof useBoxCommand>[0]) => {
      const command = useBoxCommand(options)
      sends.push(command.send)
      return command
    },
  }
})
vi.mock('./box-query.ts', () => ({ keepBox: () => undefined }))
vi.mock('#kernel/web/browser.ts', () => ({ api: { call }, newCommandKey: () => 'new' }))
vi.mock('#kernel/web/forms/use-amount.ts', () => ({ useAmount: () => ({ check: () => 5_000, setFault: () => undefined, say: String }) }))
vi.mock('#kernel/web/texts/use-text.tsx', () => ({ useText: () => (key: string) => key }))
vi.mock('#kernel/web/texts/formats.ts', () => ({ useFormats: () => ({ date: String }) }))
vi.mock('#ui/amount-field.tsx', () => ({ AmountField: () => null }))
vi.spyOn(console, 'error').mockImplementation(() => undefined)

const box = { balance: { principal: 9_000 }, currency: 'UAH', exponent: 2 } as MoneyBox
const lost = { success: false, status: null, is_unknown: true, error: 'lost', message: '' }

test('an amount whose answer was lost is moved once, also when its form was closed and opened again meanwhile, with the date counted anew', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28) })
  const signed_in = { main: { isGuest: false, login: 'olena' } } as unknown as AppState
  appState.set(signed_in)
  for (const Form of [PutAsideForm, TakeOutForm]) {
    const press = async (answer: object) => {
      html(
        <AppStateProvider value={signed_in}>
          <Form box={box} done={() => undefined} />
        </AppStateProvider>,
      )
      call.mockResolvedValueOnce(answer)
      await sends.at(-1)?.()
      return call.mock.lastCall?.[1]
    }
    const first = await press(lost)
    vi.advanceTimersByTime(60_000)
    expect(await press({ success: true, data: box })).toEqual(first)
    expect((await press({ success: true, data: box }))?.key).not.toBe(first?.key)
  }
  vi.useRealTimers()
})
