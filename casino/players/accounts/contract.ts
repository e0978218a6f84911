import { Type } from 'typebox'
import { CaptchaToken } from '#casino/sign-in/captcha/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

/** Longer input is malformed (422); within this limit each field has its own error message. */
const Typed = Type.String({ maxLength: 1000 })

/** Values sent by the page and not typed by the person. */
const pageWords = {
  currency: Type.Optional(Typed),
  country: Type.Optional(Typed),
  registration_source: Type.Optional(Typed),
  invited_by: Type.Optional(Typed),
  gift_id: Type.Optional(Typed),
}

const confirmations = { isAgeConfirmed: Type.Boolean(), isAgreementsConfirmed: Type.Boolean() }

const filled = {
  email: Type.Optional(Typed),
  phone: Type.Optional(Typed),
  /** Missing if the form generates the password. */
  password: Type.Optional(Typed),
  /** The public handle; generated if missing. */
  login: Type.Optional(Typed),
  captcha: CaptchaToken,
  ...confirmations,
}

const Registered = Type.Object({ data: Type.Object({ login: Type.String() }), redirectUrl: Type.Optional(Type.String()) })
const registerRefusals = [
  'check-the-form',
  'captcha-needed',
  'captcha-unavailable',
  'account-blocked',
  'already-signed-in',
  'too-many-requests',
] as const

/**
 * Registers with an email or a phone, and signs in. The response does not depend on whether the contact is known (decision 0020):
 * an unconfirmed contact belongs to nobody. `register_flow` names the submitted form.
 */
export const registerEndpoint = endpoint({
  route: 'POST /rest/registerV2/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ ...filled, register_flow: Type.Optional(Typed), ...pageWords }),
  reply: Registered,
  refusals: [...registerRefusals, 'form-unknown'],
  rows: ['API-019', 'AU-008', 'AU-010', 'AU-012'],
  summary: 'Register by what the form asks for',
})

/** The short form of the app: one contact; the password is generated. */
export const registerFromApp = endpoint({
  route: 'POST /a/register/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ ...filled, device: Type.Optional(Typed), ...pageWords }),
  reply: Registered,
  refusals: registerRefusals,
  rows: ['API-041'],
  summary: 'Register from an app',
})

/** The same from a promotion's page, whose code is stored with the registration. */
export const registerFromPromo = endpoint({
  route: 'POST /rest/promo/register/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ ...filled, promo_id: Typed, register_flow: Type.Optional(Typed), ...pageWords }),
  reply: Registered,
  refusals: [...registerRefusals, 'form-unknown'],
  rows: ['API-282'],
  summary: 'Register from a promotion',
})

const Field = Type.Object({
  name: Type.Union([
    Type.Literal('email'),
    Type.Literal('phone'),
    Type.Literal('contact'),
    Type.Literal('password'),
    Type.Literal('login'),
  ]),
  required: Type.Boolean(),
  folded: Type.Optional(Type.Literal(true)),
  choice: Type.Optional(Type.Literal(true)),
})

/** A form as the page renders it: fields in order, agreements, and values filled in without being shown (AU-010). */
export const FormView = Type.Object({
  id: Type.Integer(),
  variant: Type.String(),
  password: Type.Union([Type.Literal('typed'), Type.Literal('made'), Type.Literal('code')]),
  fields: Type.Array(Field),
  agreements: Type.Array(
    Type.Object({
      name: Type.Union([Type.Literal('isAgeConfirmed'), Type.Literal('isAgreementsConfirmed')]),
      required: Type.Literal(true),
    }),
  ),
  country: Type.Object({ id: Type.Integer(), value: Type.String(), hidden: Type.Literal(true) }),
  currency: Type.Object({ value: Type.String(), hidden: Type.Literal(true) }),
})

export const readForm = endpoint({
  route: 'GET /rest/registration-form/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  reply: Type.Object({ data: Type.Object({ registrationForm: FormView }) }),
  refusals: ['not-found'],
  rows: ['API-014', 'AU-010', 'AU-011', 'OP-010', 'OP-011'],
  summary: 'One registration form',
})

/** EN-017. `popupTimeout` in seconds. */
export const FunnelView = Type.Object({
  funnelType: Type.String(),
  version: Type.String(),
  isShowConfirmPopup: Type.Boolean(),
  popupTimeout: Type.Integer(),
  isNeedConfirmAllContacts: Type.Boolean(),
})

/**
 * What registration means for this source: a form with its funnel, or a redirect. Redirect addresses come from our own table; one
 * that starts with http leaves the site. `version` is the version of the flows that the client knows.
 */
export const getFlow = endpoint({
  route: 'POST /rest/otp/get-flow/',
  who: 'guest',
  effect: 'reads',
  body: Type.Object({ registration_source: Typed, version: Type.String({ maxLength: 20 }) }),
  reply: Type.Object({
    data: Type.Optional(
      Type.Object({
        registerSource: Type.String(),
        registerFlow: Type.String(),
        registrationForm: FormView,
        registrationFunnel: FunnelView,
      }),
    ),
    redirectUrl: Type.Optional(Type.String()),
  }),
  refusals: ['already-signed-in'],
  rows: ['API-038', 'AU-001', 'AU-002', 'EN-017', 'EN-032'],
  summary: 'The flow of a source of registration',
})

/** What an account lacks: confirmations of age and agreements, and a contact. */
export const completeRegistration = endpoint({
  route: 'POST /rest/players/register/complete/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ email: Type.Optional(Typed), phone: Type.Optional(Typed), ...confirmations }),
  reply: Type.Object({}),
  refusals: ['check-the-form', 'proof-needed', 'too-many-requests'],
  rows: ['API-021', 'AU-009'],
  summary: 'Complete a registration',
})

/** Sends the link to the Android app by text message. Known and unknown numbers get the same response. */
export const sendAppLink = endpoint({
  route: 'POST /getAndroidSms/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ phone: Typed }),
  reply: Type.Object({}),
  refusals: ['check-the-form', 'app-missing', 'too-many-requests', 'already-signed-in'],
  rows: ['API-042'],
  summary: 'Send the link to the Android app',
})
