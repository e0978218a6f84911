import { addressOf, countSignInTry, giveSession, normalEmail } from '#casino/account/login/server/api.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { type Currency, isCurrency } from '#kernel/money/currency.ts'
import { refuseFields } from '../contract.ts'
import { checkForm, isCountry, linkWordOf, refererOf, registerByAddress } from '../rules.ts'
import { enterHouse, keysOf, type RegisterCall } from './enter-house.ts'
import { makeHandle } from './make-handle.ts'
import type { NewPlayer } from './store.ts'

/** So many handles of our own are tried before the person has to choose one. */
const most_handles = 4

const newPlayerOf = ({ body, house, language, request }: RegisterCall): NewPlayer => {
  const currency = body.currency ?? house.brand.currency
  const country = body.country ?? house.brand.country
  const errors = {
    ...checkForm(body),
    ...(isCurrency(currency) ? {} : { currency: 'currency-unknown' as const }),
    ...(isCountry(country) ? {} : { country: 'country-unknown' as const }),
  }
  if (Object.keys(errors).length > 0) refuseFields(errors)
  return {
    login: body.login?.trim() ?? '',
    email: normalEmail(body.email),
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

export const register = async (call: RegisterCall) => {
  const { house, request, reply } = call
  const form = newPlayerOf(call)
  await countTry(house, registerByAddress, addressOf(request.ip))
  // A known e-mail with another password makes another player, so each registration is also a guess at that password.
  const counted = await countSignInTry(house, request, { kind: 'email', name: form.email ?? '' }, 'registration')
  for (let tried = 0; tried < (form.login === '' ? most_handles : 1); tried++) {
    const player = { ...form, login: form.login || makeHandle(house.random) }
    const entered = await enterHouse(call, player, await keysOf(call, player))
    if (!entered) continue
    if (!entered.is_new) await counted.succeeded()
    house.facts.wake()
    giveSession(house, request, reply, entered.started)
    return { data: { login: entered.login } }
  }
  return refuseFields({ login: 'login-taken' })
}
