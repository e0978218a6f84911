import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createAttempts } from '#kernel/web/forms/attempt.ts'
import type { MoneyBox } from '../contract.ts'
import { useBoxCommand } from './use-box-command.ts'

let typed = 5_000
vi.mock('#kernel/web/forms/use-amount.ts', () => ({ useAmount: () => ({ check: () => typed, setFault: () => undefined, say: String }) }))
vi.mock('#kernel/web/texts/use-text.tsx', () => ({ useText: () => (key: string) => key }))
vi.mock('./box-query.ts', () => ({ keepBox: () => undefined }))
vi.spyOn(console, 'error').mockImplementation(() => undefined)

test('an amount whose outcome is unknown is moved once, however often it is pressed; another one, and one after an answer, is another', async () => {
  const call = vi.fn<(amount: number, key: string) => Promise<never>>()
  const lost = (status: number | null) => ({ success: false, status, is_unknown: true, error: 'lost', message: '' }) as never
  const done = { success: true, data: {} } as never
  let send: (() => Promise<void>) | undefined
  const attempts = createAttempts<number>({ adds_up: true })
  const Shown = () => {
    send = useBoxCommand({
      box: {} as MoneyBox,
      attempts,
      said: (minor) => minor,
      call,
      done_text: 'money-box.put.done',
      done: () => undefined,
    }).send
    return null
  }
  html(<Shown />)
  const press = async (amount: number, answer: never): Promise<unknown> => {
    typed = amount
    call.mockResolvedValueOnce(answer)
    await send?.()
    return call.mock.lastCall?.[1]
  }
  const first = await press(5_000, lost(503))
  for (const status of [502, null]) expect(await press(5_000, lost(status))).toBe(first)
  expect(await press(6_000, done)).not.toBe(first)
  expect(await press(5_000, done)).toBe(first)
  expect(await press(5_000, done)).not.toBe(first)
})
