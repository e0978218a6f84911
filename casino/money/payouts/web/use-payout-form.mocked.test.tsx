import { renderToStaticMarkup as html } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import type { PayoutDesk } from '../contract.ts'
import { usePayoutForm, type PayoutFormState } from './use-payout-form.ts'

const call = vi.fn<(route: string, options: { readonly key?: string }) => Promise<object>>()
vi.mock('#kernel/web/browser.ts', () => ({ api: { call: (route: string, options: object) => call(route, options) } }))
vi.mock('./payout-queries.ts', () => ({ askAnew: () => undefined }))

afterEach(() => vi.unstubAllGlobals())

const desk = {
  currency: { iso: 'UAH', exponent: 2 },
  methods: [{ id: 3, requisites: 'iban', destinations: [] }],
} as unknown as PayoutDesk

/** The form with 100.00 typed, as a page that was opened or loaded anew has it. */
const open = (): PayoutFormState => {
  const shown: { form?: PayoutFormState } = {}
  const Form = () => {
    const form = usePayoutForm(desk)
    if (form.amount.typed === '') form.amount.choose(10_000)
    shown.form = form
    return null
  }
  html(
    <WordsProvider value={{ language: 'uk', text: (key: string) => key }}>
      <Form />
    </WordsProvider>,
  )
  return shown.form as PayoutFormState
}

test('a payout that is refused for its account leads to the account’s field', async () => {
  appState.set({ main: { isGuest: false, login: 'olena' } } as unknown as AppState)
  const focused: string[] = []
  vi.stubGlobal('document', { getElementById: (id: string) => ({ closest: () => null, focus: () => void focused.push(id) }) })
  const form = open()
  call.mockResolvedValueOnce({ success: false, errors: { iban: 'not an IBAN' }, details: {}, message: 'check the form' })
  await form.send()
  expect(focused).toEqual([form.requisites_id])
})

test('a payout without an answer that is asked for again where the form was opened anew is the same one', async () => {
  appState.set({ main: { isGuest: false, login: 'olena' } } as unknown as AppState)
  vi.stubGlobal('document', { getElementById: () => null })
  call.mockReset()
  call.mockResolvedValue({ success: false, is_unknown: true, errors: {}, details: {}, message: 'Network Error' })
  await open().send()
  await open().send()
  const keys = call.mock.calls.map(([, { key }]) => key)
  expect(keys[0]).toBeTypeOf('string')
  expect(keys).toEqual([keys[0], keys[0]])
})
