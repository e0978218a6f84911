import { beforeEach, expect, test, vi } from 'vitest'
import { flowsOf } from '../flows.ts'
import { findForm, formOf, type FormVariant } from '../forms.ts'
import { afterRegistration } from './after-registration.ts'
import type { Form } from './form-values.ts'
import type { Intent } from './intent-store.ts'
import { registrationState } from './registration-state.ts'
import { type FlowParts, openFlow } from './use-flow.ts'

const viewOf = (variant: FormVariant): Form => ({
  ...formOf(variant),
  fields: formOf(variant).fields.map((field) => ({ ...field })),
  agreements: [
    { name: 'isAgeConfirmed', required: true },
    { name: 'isAgreementsConfirmed', required: true },
  ],
  country: { id: 2, value: 'UA', hidden: true },
  currency: { value: 'UAH', hidden: true },
})

const refusal = {
  success: false,
  status: 404,
  is_unknown: false,
  error: 'not-found',
  message: 'Такого немає',
  errors: {},
  details: {},
} as const

const partsOf = (redirectUrl?: string) => {
  const calls: string[] = []
  const parts: FlowParts = {
    askFlow: async (source) => {
      calls.push(`flow ${source}`)
      if (redirectUrl !== undefined) return { success: true, redirectUrl }
      const data = {
        registerSource: source,
        registerFlow: 'default',
        registrationForm: viewOf('default'),
        registrationFunnel: { ...flowsOf('ua').default.funnel },
      }
      return { success: true, data }
    },
    askForm: async (id) => {
      calls.push(`form ${id}`)
      const form = findForm(id)
      return form ? { success: true, data: { registrationForm: viewOf(form.variant) } } : refusal
    },
    leave: (address) => void calls.push(`leave ${address}`),
    keepRedirect: (path) => void calls.push(`keep ${path}`),
  }
  return { parts, calls }
}

const intent: Intent = { source: 'cash', redirect_url: '/cash/deposit/' }
beforeEach(() => {
  vi.stubGlobal('window', {})
  registrationState.forget()
})

test('AU-001, AU-003, EN-060: the flow of the source is fetched, and flow, source, form and redirect are kept', async () => {
  const { parts, calls } = partsOf()
  expect(await openFlow(intent, null, parts)).toBe('kept')
  expect(calls).toEqual(['flow cash', 'keep /cash/deposit/'])
  expect(registrationState.get()).toMatchObject({
    registerSource: 'cash',
    registerFlow: 'default',
    registrationForm: { variant: 'default' },
    redirectUrl: '/cash/deposit/',
  })
})

test.each(['https://partner.example/join', 'http://partner.example/'])(
  'AU-002: an answer that leads to %s is followed, and no form opens',
  async (address) => {
    const { parts, calls } = partsOf(address)
    expect(await openFlow(intent, null, parts)).toBe('left')
    expect(calls).toEqual(['flow cash', `leave ${address}`])
    expect(registrationState.get()).toBeUndefined()
  },
)

test('AU-002: an answer that leads to a path of this site opens the form and keeps the path, for whoever wanted nothing else', async () => {
  const { parts, calls } = partsOf('/races/')
  expect(await openFlow({ source: 'site' }, null, parts)).toBe('kept')
  expect(calls).toEqual(['flow site', 'form default', 'keep /races/'])
  expect(registrationState.get()).toMatchObject({ registerSource: 'site', registerFlow: 'default', redirectUrl: '/races/' })
  await openFlow(intent, null, parts)
  expect(registrationState.get()).toMatchObject({ redirectUrl: '/cash/deposit/' })
})

test.each(['//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'races'])(
  'AU-002: %s is no path of this site, and is not kept',
  async (address) => {
    const { parts, calls } = partsOf(address)
    expect(await openFlow({ source: 'site' }, null, parts)).toBe('kept')
    expect(calls).toEqual(['flow site', 'form default'])
    expect(registrationState.get()).toMatchObject({ redirectUrl: null })
  },
)

test('OP-011: the address’s form takes the place of the flow’s; one that does not exist is as if nobody had asked', async () => {
  const { parts, calls } = partsOf()
  await openFlow(intent, '5', parts)
  expect(calls).toEqual(['flow cash', 'form 5', 'keep /cash/deposit/'])
  expect(registrationState.get()).toMatchObject({ registerFlow: 'otp', registerSource: 'cash' })
  await openFlow(intent, 'bogus', parts)
  expect(registrationState.get()).toMatchObject({ registerFlow: 'default' })
})

test('a house that does not answer is told of, and keeps nothing', async () => {
  const { parts } = partsOf()
  expect(await openFlow(intent, null, { ...parts, askFlow: async () => refusal })).toBe(refusal)
  expect(registrationState.get()).toBeUndefined()
})

test('WA-020: registration that was asked for by the cash desk ends there, marked as registration', async () => {
  const { parts } = partsOf()
  await openFlow(intent, null, parts)
  expect(afterRegistration({ query: null, intent, is_guest: false })).toEqual({ go_to: '/cash/deposit/', is_cash_marked: true })
})
