import type { Static } from 'typebox'
import type { Brand } from '#kernel/brand/brand.ts'
import type { Call } from '#kernel/http/handle.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { FormView, getFlow, readForm } from '../contract.ts'
import { flowOf, flowsOf } from '../flows.ts'
import { findForm, formOf, type RegistrationForm } from '../forms.ts'

/** CN-049: the country, filled in without being shown. */
const default_country_id = 2

const viewOf = (brand: Brand, form: RegistrationForm): Static<typeof FormView> => ({
  id: form.id,
  variant: form.variant,
  password: form.password,
  fields: form.fields.map((field) => ({ ...field })),
  agreements: [
    { name: 'isAgeConfirmed', required: true },
    { name: 'isAgreementsConfirmed', required: true },
  ],
  country: { id: default_country_id, value: brand.country, hidden: true },
  currency: { value: brand.currency, hidden: true },
})

export const read = async ({ house, params }: Call<typeof readForm>) => {
  const form = findForm(params.id)
  if (!form) throw new Refusal('not-found', {}, 404)
  return { data: { registrationForm: viewOf(house.brand, form) } }
}

/** The source is returned as requested, so that it is stored with the registration even if it has no flow of its own. */
export const openFlow = async ({ house, body }: Call<typeof getFlow>) => {
  const flow = flowOf(flowsOf(house.brand.name), body.registration_source)
  if ('redirect_url' in flow) return { redirectUrl: flow.redirect_url }
  return {
    data: {
      registerSource: body.registration_source,
      registerFlow: flow.form,
      registrationForm: viewOf(house.brand, formOf(flow.form)),
      registrationFunnel: { ...flow.funnel },
    },
  }
}
