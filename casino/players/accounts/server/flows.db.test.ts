import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { brandNames } from '#kernel/brand/brand.ts'
import { getFlow, readForm } from '../contract.ts'
import { formVariants } from '../forms.ts'
import { registerWith } from '../testing/form.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const flowFor = async (visitor: TestVisitor, registration_source: string) =>
  (await (await visitor.arrive()).call(getFlow, { body: { registration_source, version: 'v2' } })).body

test('API-038, AU-001: a source has its flow with form and funnel; an unknown one has the default', async () => {
  expect(await flowFor(t.visitor(), 'app')).toMatchObject({
    success: true,
    data: {
      registerSource: 'app',
      registerFlow: 'short',
      registrationForm: { variant: 'short', password: 'made' },
      registrationFunnel: { funnelType: 'closed_funnel', isShowConfirmPopup: true, popupTimeout: 15 },
    },
  })
  for (const source of ['header', '', '__proto__', "'; drop table", 'x'.repeat(1000)])
    expect(await flowFor(t.visitor(), source)).toMatchObject({ data: { registerSource: source, registerFlow: 'default' } })
})

test('API-038: a player has no registration to open, and other fields are refused', async () => {
  const player = t.visitor()
  await registerWith(player, 'has-flow@example.com')
  const { body } = await player.call(getFlow, { body: { registration_source: 'header', version: 'v2' } })
  expect([body.success, body.error]).toEqual([false, 'already-signed-in'])
  const guest = await t.arrive()
  const malformed = await guest.raw('POST', '/rest/otp/get-flow/', {
    registration_source: 'header',
    version: 'v2',
    redirectUrl: 'https://evil.example',
  })
  expect(malformed.statusCode).toBe(422)
})

test.each(formVariants)(
  'API-014, AU-011, AU-010: the form %s, by name and by number, with both agreements and hidden country and currency',
  async (variant) => {
    const { body } = await t.visitor().call(readForm, { params: { id: variant } })
    const form = body.data.registrationForm
    expect(form).toMatchObject({
      variant,
      agreements: [
        { name: 'isAgeConfirmed', required: true },
        { name: 'isAgreementsConfirmed', required: true },
      ],
      country: { id: 2, value: 'UA', hidden: true },
      currency: { value: 'UAH', hidden: true },
    })
    expect(form.fields.length).toBeGreaterThan(0)
    expect((await t.visitor().call(readForm, { params: { id: String(form.id) } })).body).toEqual(body)
  },
)

test.each(['bogus', '0', '8', 'Default', '..%2Fdefault'])('API-014: there is no form %s', async (id) => {
  const response = await t.visitor().raw('GET', `/rest/registration-form/${id}/`)
  expect([response.statusCode, response.json().success]).toEqual([404, false])
})

test.each(brandNames)('EN-023, EN-017: the brand %s has flows and a welcome package of its own', async (brand) => {
  const house = await createTestHouse({ env: { BRAND: brand } })
  const main = (await house.visitor().raw('GET', '/rest/init/')).json().data
  const { welcome } = house.house.brand
  expect(main.welcomePackage).toEqual({ fsAmount: welcome.free_spins, moneyAmount: welcome.money_minor })
  expect(main.Registration.REGISTER_VARIANT_LIST).toEqual([...formVariants])
  const flow = await flowFor(house.visitor(), 'site')
  expect(flow).toMatchObject({ data: { registrationFunnel: main.Registration.registrationFunnel } })
  await house.close()
})

test('EN-017: a player has the funnel of the source they registered by', async () => {
  const player = t.visitor()
  await registerWith(player, 'from-cash@example.com', { registration_source: 'cash' })
  const main = (await player.raw('GET', '/rest/init/')).json().data
  expect(main.Registration.registrationFunnel).toMatchObject({ funnelType: 'conditionally_closed_funnel', popupTimeout: 60 })
})
