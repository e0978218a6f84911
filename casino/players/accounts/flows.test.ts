import { expect, test } from 'vitest'
import { brandNames } from '#kernel/brand/brand.ts'
import { flowOf, type Flows, flowsOf, funnelOf } from './flows.ts'
import { formVariants } from './forms.ts'

const opened = flowsOf('ua').default.funnel
const flows: Flows = {
  default: { form: 'default', funnel: opened },
  sources: {
    cash: { form: 'light_cash', funnel: { ...opened, funnelType: 'closed_funnel' } },
    partner: { redirect_url: 'https://partner.example/' },
  },
}

test('API-038: a source has its own flow, and an unknown one the default', () => {
  expect(flowOf(flows, 'cash')).toMatchObject({ form: 'light_cash' })
  expect(flowOf(flows, 'cash:top-bar')).toMatchObject({ form: 'light_cash' })
  for (const source of [null, '', 'nowhere', '__proto__', 'toString', ':cash']) expect(flowOf(flows, source)).toBe(flows.default)
})

test('EN-017, EN-032: a player’s funnel is that of their source; who came from elsewhere has the default one', () => {
  expect(funnelOf(flows, 'cash').funnelType).toBe('closed_funnel')
  expect(funnelOf(flows, 'partner')).toBe(opened)
  expect(funnelOf(flows, null)).toBe(opened)
})

test('AU-011, EN-033: every variant is used by some brand, and every brand’s flows are whole', () => {
  const used = brandNames.flatMap((brand) => {
    const { default: first, sources } = flowsOf(brand)
    return [first, ...Object.values(sources)]
  })
  expect(new Set(used.map((flow) => ('form' in flow ? flow.form : '')))).toEqual(new Set(formVariants))
  for (const flow of used)
    if ('funnel' in flow && flow.funnel.isShowConfirmPopup) expect(flow.funnel.popupTimeout).toBeGreaterThanOrEqual(15)
})

test('whoever has neither a password nor a proved contact is in the closed funnel: nothing else keeps their account', () => {
  for (const brand of brandNames) expect(funnelOf(flowsOf(brand), 'app').funnelType).toBe('closed_funnel')
})
