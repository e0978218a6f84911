import { markAutoPassword, normalEmail, openAccount, type SignInKey } from '#casino/sign-in/sessions/server/api.ts'
import { phoneOf } from '#kernel/contacts/phone-number.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { type Currency, isCurrency } from '#kernel/money/currency.ts'
import { refuseFields } from '../contract.ts'
import { PlayerRegistered } from '../events.ts'
import { checkForm, type FilledForm, type RegistrationForm } from '../forms.ts'
import { isCountry, linkWordOf, refererOf } from '../rules.ts'
import { phoneErrorOf } from './phone-error.ts'
import { insertPlayer, type NewPlayer } from './store.ts'

/** The fields of a registration, from any of its calls. */
export interface RegistrationBody extends FilledForm {
  readonly currency?: string | undefined
  readonly country?: string | undefined
  readonly registration_source?: string | undefined
  readonly invited_by?: string | undefined
  readonly gift_id?: string | undefined
  readonly captcha?: string | undefined
}

export interface RegistrationCall extends Pick<Call<EndpointDeclaration>, 'house' | 'visitor' | 'language' | 'request' | 'reply'> {
  readonly body: RegistrationBody
}

const isGiven = (typed: string | undefined): typed is string => typed !== undefined && typed.trim() !== ''

/** Builds the new player from a form. Refuses `check-the-form` with every invalid field; the handle may still be empty. */
export const newPlayerOf = ({ body, house, language, request }: RegistrationCall, form: RegistrationForm): NewPlayer => {
  const currency = body.currency ?? house.brand.currency
  const country = body.country ?? house.brand.country
  const errors = {
    ...checkForm(form, body, phoneErrorOf(house)),
    ...(isCurrency(currency) ? {} : { currency: 'currency-unknown' as const }),
    ...(isCountry(country) ? {} : { country: 'country-unknown' as const }),
  }
  if (Object.keys(errors).length > 0) refuseFields(errors)
  const phone = isGiven(body.phone) ? phoneOf(body.phone, house.brand.country) : undefined
  return {
    login: body.login?.trim() ?? '',
    ...(isGiven(body.email) ? { email: normalEmail(body.email) } : {}),
    ...(phone === undefined ? {} : { phone }),
    ...(form.password === 'typed' ? {} : { has_auto_password: true }),
    currency: currency as Currency,
    country,
    language,
    confirmed_at: house.clock.now(),
    registration_source: linkWordOf(body.registration_source),
    invited_by: linkWordOf(body.invited_by),
    gift_id: linkWordOf(body.gift_id),
    referer: refererOf(request.headers['x-referer']),
  }
}

/**
 * Creates a player with an account and announces PlayerRegistered, so that their wallet exists when the transaction commits.
 * Without keys nobody can sign in: that is a simulated player. Returns the id, or undefined if the handle is taken. Throws SameKey
 * if a key already opens another account.
 */
export const createPlayer = async (
  tx: Tx,
  house: House,
  player: NewPlayer,
  keys: readonly SignInKey[] = [],
): Promise<bigint | undefined> => {
  const id = await insertPlayer(tx, player, house.clock.now())
  if (id === undefined) return undefined
  await openAccount(tx, id, keys)
  if (player.has_auto_password) await markAutoPassword(tx, id)
  await announce(tx, house, [
    PlayerRegistered(
      {
        player_id: String(id),
        login: player.login,
        currency: player.currency,
        country: player.country,
        language: player.language,
        registration_source: player.registration_source ?? null,
        invited_by: player.invited_by ?? null,
        gift_id: player.gift_id ?? null,
      },
      id,
    ),
  ])
  return id
}
