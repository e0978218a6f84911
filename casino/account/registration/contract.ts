import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { fieldRefuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuseFields = fieldRefuserOf(texts)

/** Longer input is malformed (422); within this bound each field has an answer for people. */
const Typed = Type.String({ maxLength: 1000 })

/**
 * Registers by e-mail and password, and signs in. What it answers does not depend on whether the e-mail is known
 * (decision 0020): an e-mail that nobody confirmed belongs to nobody.
 */
export const registerEndpoint = endpoint({
  route: 'POST /rest/registerV2/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({
    email: Typed,
    password: Typed,
    /** The public handle; made by the house when it is missing. */
    login: Type.Optional(Typed),
    currency: Type.Optional(Typed),
    country: Type.Optional(Typed),
    isAgeConfirmed: Type.Boolean(),
    isAgreementsConfirmed: Type.Boolean(),
    registration_source: Type.Optional(Typed),
    invited_by: Type.Optional(Typed),
    gift_id: Type.Optional(Typed),
  }),
  reply: Type.Object({ data: Type.Object({ login: Type.String() }), redirectUrl: Type.Optional(Type.String()) }),
  refusals: ['check-the-form', 'account-blocked', 'already-signed-in', 'too-many-requests'],
  rows: ['API-019', 'AU-008', 'AU-010', 'AU-012'],
  summary: 'Register by e-mail and password',
})
