import {
  addressOf,
  countSignInTry,
  findByKey,
  giveSession,
  normalEmail,
  normalHandle,
  refuseBlocked,
  SameKey,
  type SignInKey,
  signInKeyOf,
  type StartedSession,
  startSession,
} from '#casino/account/login/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { type Currency, isCurrency } from '#kernel/money/currency.ts'
import { refuseFields, type registerEndpoint } from '../contract.ts'
import { checkForm, isCountry, linkWordOf, refererOf, registerByAddress } from '../rules.ts'
import { createPlayer } from './create-player.ts'
import { makeHandle } from './make-handle.ts'
import { type NewPlayer, playerById } from './store.ts'

type RegisterCall = Call<typeof registerEndpoint>

/** What a registration ends in: a new player, or the one whom the same e-mail and password already open. */
interface Entered {
  readonly login: string
  readonly started: StartedSession
  readonly is_new: boolean
}

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
    login: body.login?.trim() || makeHandle(house.random),
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

/** The account that this e-mail and this password open already: registering again is logging in, to whoever can log in. */
const enterKnown = async (tx: Tx, call: RegisterCall, email_key: SignInKey): Promise<Entered | undefined> => {
  const account = await findByKey(tx, email_key.key)
  if (!account) return undefined
  if (account.is_blocked) refuseBlocked(call)
  const started = await startSession(tx, call.house, call.request, { player_id: account.player_id, way: 'registration' })
  const player = await playerById(tx, account.player_id)
  return { login: player?.login ?? '', started, is_new: false }
}

const enter = async (
  tx: Tx,
  call: RegisterCall,
  player: NewPlayer,
  keys: { email: SignInKey; handle: SignInKey },
): Promise<Entered | undefined> => {
  const known = await enterKnown(tx, call, keys.email)
  if (known) return known
  const id = await createPlayer(tx, call.house, player, [keys.email, keys.handle])
  // The same form may have been sent twice at once: then the handle was taken by this very person a moment ago.
  if (id === undefined) return enterKnown(tx, call, keys.email)
  const started = await startSession(tx, call.house, call.request, { player_id: id, way: 'registration' })
  return { login: player.login, started, is_new: true }
}

/**
 * Makes the player, or enters the account that the same e-mail and password open. However many times the same form
 * arrives at once, there is one player. Undefined when the handle is taken. No limits here: the route counts tries.
 */
export const enterHouse = async (call: RegisterCall, player: NewPlayer): Promise<Entered | undefined> => {
  const { house, body } = call
  const email = { kind: 'email', name: player.email ?? '' } as const
  const handle = { kind: 'handle', name: normalHandle(player.login) } as const
  const [email_key, handle_key] = await Promise.all([signInKeyOf(house, email, body.password), signInKeyOf(house, handle, body.password)])
  const attempt = () => inTransaction(house.db, (tx) => enter(tx, call, player, { email: email_key, handle: handle_key }))
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof SameKey)) throw error
    // The other one has committed by now, so this time the key is found.
    return attempt()
  }
}

export const register = async (call: RegisterCall) => {
  const { house, request, reply, body } = call
  const player = newPlayerOf(call)
  await countTry(house, registerByAddress, addressOf(request.ip))
  // A known e-mail with another password makes another player, so each registration is also a guess at that password.
  const counted = await countSignInTry(house, request, { kind: 'email', name: player.email ?? '' }, 'registration')
  let entered = await enterHouse(call, player)
  // A handle that we made ourselves can be taken too; nobody should have to hear of that.
  for (let again = 0; !entered && !body.login?.trim() && again < 3; again++)
    entered = await enterHouse(call, { ...player, login: makeHandle(house.random) })
  if (!entered) return refuseFields({ login: 'login-taken' })
  if (!entered.is_new) await counted.succeeded()
  house.facts.wake()
  giveSession(house, request, reply, entered.started)
  return { data: { login: entered.login } }
}
