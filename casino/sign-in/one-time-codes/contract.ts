import { Type } from 'typebox'
import { CaptchaToken } from '#casino/sign-in/captcha/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

/** Longer input is malformed (422); within this limit each field has its own error message. */
const Typed = Type.String({ maxLength: 1000 })
const Code = Type.String({ maxLength: 20 })
const Token = Type.String({ maxLength: 100 })
const Method = Type.Union([Type.Literal('email'), Type.Literal('sms'), Type.Literal('flash_call')])

/** A code is being sent, or would be if anybody had this contact. `attempts` more may be requested, the next one in `seconds`. */
const Sent = Type.Object({
  data: Type.Object({ method: Method, methods: Type.Array(Method), attempts: Type.Integer(), seconds: Type.Integer() }),
})
const type = Type.Object({ type: Type.String() })

/** Sends a code to the player's own email or phone. */
export const requestConfirmation = endpoint({
  route: 'POST /rest/player/{type}/confirmation/request/',
  who: 'player',
  effect: 'changes',
  params: type,
  body: Type.Object({ method: Type.Optional(Method) }),
  reply: Sent,
  refusals: ['contact-missing', 'contact-already-confirmed', 'method-unavailable', 'too-many-requests', 'not-found'],
  rows: ['API-033', 'API-035', 'AU-023'],
  summary: 'Send a code to confirm a contact',
})

/** Confirms the contact with that code; from then on it belongs to this player only. */
export const checkConfirmation = endpoint({
  route: 'POST /rest/player/{type}/confirmation/check/',
  who: 'player',
  effect: 'changes',
  params: type,
  body: Type.Object({ code: Code }),
  reply: Type.Object({}),
  refusals: ['code-wrong', 'contact-taken', 'contact-missing', 'too-many-requests', 'not-found'],
  rows: ['API-032', 'API-036', 'AU-023'],
  summary: 'Confirm a contact by its code',
})

/**
 * Changes the player's phone number. Whether another account has the number is not revealed: only its owner can confirm it. The
 * password makes the number usable for logging in (decision 0020); without one that happens with the first password.
 */
export const changePhoneEndpoint = endpoint({
  route: 'POST /rest/player/phone/change/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ phone: Typed, password: Type.Optional(Typed) }),
  reply: Type.Object({ data: Type.Object({ phone: Type.String() }) }),
  refusals: ['check-the-form', 'proof-needed', 'too-many-requests'],
  rows: ['API-034'],
  summary: 'Give another phone number',
})

const NewEmail = { email: Typed, password: Type.Optional(Typed) }

/**
 * Sends a code to another e-mail for the player's account. The password is needed as for a phone. Whether another account has the
 * e-mail is not revealed: then its owner gets a letter without a code.
 */
export const requestEmailChange = endpoint({
  route: 'POST /rest/player/email/change/request/',
  who: 'player',
  effect: 'changes',
  body: Type.Object(NewEmail),
  reply: Sent,
  refusals: ['check-the-form', 'proof-needed', 'too-many-requests'],
  summary: 'Send a code to another e-mail',
})

/** Puts the e-mail in the place of the former one, if there is one, by that code. The former one is told by letter. */
export const changeEmailEndpoint = endpoint({
  route: 'POST /rest/player/email/change/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ ...NewEmail, code: Code }),
  reply: Type.Object({}),
  refusals: ['check-the-form', 'code-wrong', 'contact-taken', 'proof-needed', 'too-many-requests'],
  summary: 'Give another e-mail',
})

const Attempts = Type.Object({ attempts: Type.Integer(), seconds: Type.Integer() })

/** How many more codes may be sent to each contact, and when the limit resets. */
export const countAttempts = endpoint({
  route: 'GET /rest/player/notify-attempts-count/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Object({ email: Attempts, phone: Attempts }) }),
  rows: ['API-045', 'AU-032'],
  summary: 'Sends that are left',
})

/** Sends a link and a code to the owner of an account with this contact. Known and unknown contacts get the same response. */
export const requestRestore = endpoint({
  route: 'POST /rest/password/request-restore/',
  aliases: ['POST /remind/'],
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ contact: Typed, method: Type.Optional(Method), captcha: CaptchaToken }),
  reply: Sent,
  refusals: ['check-the-form', 'captcha-needed', 'captcha-unavailable', 'method-unavailable', 'too-many-requests', 'already-signed-in'],
  rows: ['API-023', 'API-025'],
  summary: 'Ask for a new password',
})

const Ticket = Type.Object({ token: Type.String() })
const restoreRefusals = ['code-wrong', 'account-blocked', 'check-the-form', 'too-many-requests'] as const

/**
 * Verifies a contact by a code, sent by any method; the returned ticket lets the person set a new password. A blocked account is
 * `error` 3.
 */
export const confirmRestore = endpoint({
  route: 'POST /rest/password/confirm-request-restore/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ contact: Typed, confirmation: Code }),
  reply: Ticket,
  refusals: restoreRefusals,
  rows: ['API-026', 'AU-025', 'AU-028'],
  summary: 'Prove a contact',
})

export const confirmRestoreByCode = endpoint({
  route: 'POST /rest/password/confirm-request-restore-by-code/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ contact: Typed, code: Code }),
  reply: Ticket,
  refusals: restoreRefusals,
  rows: ['API-029', 'AU-025', 'AU-028'],
  summary: 'Prove a contact by the code of a letter or a text message',
})

export const confirmRestoreByCall = endpoint({
  route: 'POST /rest/password/confirm-request-restore-by-call/',
  aliases: ['POST /rest/password/request-restore-by-call/'],
  who: 'guest',
  effect: 'changes',
  body: Type.Object({ contact: Typed, digits: Code }),
  reply: Ticket,
  refusals: restoreRefusals,
  rows: ['API-027', 'AU-025', 'AU-028'],
  summary: 'Prove a phone by the last digits of the number that called',
})

/** The link in an email may be opened where somebody is already signed in. */
export const confirmRestoreByToken = endpoint({
  route: 'POST /rest/password/confirm-request-restore-by-token/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ token: Token }),
  reply: Ticket,
  refusals: ['link-spent', 'account-blocked', 'too-many-requests'],
  rows: ['API-028', 'AU-024', 'AU-025', 'AU-028'],
  summary: 'Prove an e-mail by the link of a letter',
})

/**
 * Sets the new password, ends every session of the account, and signs in here. If the account requires a second factor, the
 * password is set and `second-factor-needed` is returned with a ticket.
 */
export const restorePassword = endpoint({
  route: 'POST /rest/password/restore/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ token: Token, password: Typed }),
  reply: Type.Object({}),
  refusals: ['restore-spent', 'second-factor-needed', 'account-blocked', 'check-the-form', 'too-many-requests'],
  rows: ['API-024', 'AU-025'],
  summary: 'Set a new password after a contact was proved',
})

export const changePassword = endpoint({
  route: 'POST /rest/player/change-password/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ old_password: Typed, new_password: Typed }),
  reply: Type.Object({}),
  refusals: ['check-the-form', 'proof-needed', 'too-many-requests'],
  rows: ['API-030'],
  summary: 'Change the password by the old one',
})

/** While the password is a generated one, or with a password-reset ticket of this account. */
export const setFirstPassword = endpoint({
  route: 'POST /rest/players/change-password/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ new_password: Typed, token: Type.Optional(Token) }),
  reply: Type.Object({}),
  refusals: ['old-password-needed', 'proof-needed', 'restore-spent', 'check-the-form', 'too-many-requests'],
  rows: ['API-031'],
  summary: 'Set a password of one’s own',
})

const Kinds = Type.Object({ kind: Type.String() })

/**
 * Sends a code that registers, or signs in if the contact is already confirmed. Known and unknown contacts get the same response
 * (decision 0022). `kind` is email or phone.
 */
export const requestEntry = endpoint({
  route: 'POST /rest/otp/request-confirm-{kind}/',
  who: 'guest',
  effect: 'changes',
  params: Kinds,
  body: Type.Object({ contact: Typed, method: Type.Optional(Method), captcha: CaptchaToken }),
  reply: Sent,
  refusals: ['check-the-form', 'method-unavailable', 'already-signed-in', 'too-many-requests', 'not-found', 'captcha-needed'],
  rows: ['API-039'],
  summary: 'Send a code to register by',
})

/** Verifies the contact; the returned token registers once, within fifteen minutes. */
export const confirmEntry = endpoint({
  route: 'POST /rest/otp/confirm-{kind}/',
  who: 'guest',
  effect: 'changes',
  params: Kinds,
  body: Type.Object({ contact: Typed, code: Code }),
  reply: Ticket,
  refusals: ['check-the-form', 'code-wrong', 'already-signed-in', 'too-many-requests', 'not-found'],
  rows: ['API-040'],
  summary: 'Prove a contact to register by',
})

/** Registers with a verified contact, by the code itself or by its token. The password is generated. */
export const registerByCode = endpoint({
  route: 'POST /rest/otp/register/',
  who: 'guest',
  effect: 'changes',
  body: Type.Object({
    email: Type.Optional(Typed),
    phone: Type.Optional(Typed),
    code: Type.Optional(Code),
    token: Type.Optional(Token),
    isAgeConfirmed: Type.Boolean(),
    isAgreementsConfirmed: Type.Boolean(),
    currency: Type.Optional(Typed),
    country: Type.Optional(Typed),
    registration_source: Type.Optional(Typed),
    invited_by: Type.Optional(Typed),
    gift_id: Type.Optional(Typed),
  }),
  reply: Type.Object({ data: Type.Object({ login: Type.String() }), redirectUrl: Type.Optional(Type.String()) }),
  refusals: [
    'check-the-form',
    'code-wrong',
    'entry-spent',
    'account-blocked',
    'second-factor-needed',
    'already-signed-in',
    'too-many-requests',
  ],
  rows: ['API-020', 'AU-008', 'AU-012'],
  summary: 'Register by a code',
})

/**
 * Records that the player closed a dismissible funnel window: they are not asked again for a day on any device. The cookie of
 * AU-020 does the same for one browser.
 */
export const funnelShowedEndpoint = endpoint({
  route: 'POST /rest/player/rf-popup-showed/',
  who: 'player',
  effect: 'changes',
  reply: Type.Object({}),
  refusals: ['too-many-requests'],
  rows: ['API-281'],
  summary: 'The funnel’s window was seen and put aside',
})

/** RTM-024. */
export interface ContactsMessage {
  readonly type: 'contacts'
  readonly data: {
    readonly phone: string | null
    readonly email: string | null
    /** Confirmation status of the phone. */
    readonly confirmed: boolean
    readonly emailConfirmed: boolean
  }
}
