import {
  findByKey,
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
import type { registerEndpoint } from '../contract.ts'
import { createPlayer } from './create-player.ts'
import { type NewPlayer, playerById } from './store.ts'

export type RegisterCall = Call<typeof registerEndpoint>

/** What a registration ends in: a new player, or the one whom the same e-mail and password open already. */
export interface Entered {
  readonly login: string
  readonly started: StartedSession
  readonly is_new: boolean
}

export interface Keys {
  readonly email: SignInKey
  readonly handle: SignInKey
}

/** Always the same work, whoever has the e-mail. */
export const keysOf = async ({ house, body }: Pick<RegisterCall, 'house' | 'body'>, player: NewPlayer): Promise<Keys> => {
  const [email, handle] = await Promise.all([
    signInKeyOf(house, { kind: 'email', name: player.email ?? '' }, body.password),
    signInKeyOf(house, { kind: 'handle', name: normalHandle(player.login) }, body.password),
  ])
  return { email, handle }
}

/** The account that this e-mail and this password open already: registering again is logging in, to whoever can log in. */
const enterKnown = async (tx: Tx, call: RegisterCall, email: SignInKey): Promise<Entered | undefined> => {
  const account = await findByKey(tx, email.key)
  if (!account) return undefined
  if (account.is_blocked) refuseBlocked(call)
  const started = await startSession(tx, call.house, call.request, { player_id: account.player_id, way: 'registration' })
  // A password that was changed meanwhile opens nothing any more; the same form then makes an account of its own.
  if (!(await findByKey(tx, email.key))) throw new SameKey('the key was changed')
  const player = await playerById(tx, account.player_id)
  return { login: player?.login ?? '', started, is_new: false }
}

const enter = async (tx: Tx, call: RegisterCall, player: NewPlayer, keys: Keys): Promise<Entered | undefined> => {
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
 * arrives at once, there is one player. Undefined when the handle is taken.
 */
export const enterHouse = async (call: RegisterCall, player: NewPlayer, keys: Keys): Promise<Entered | undefined> => {
  const attempt = () => inTransaction(call.house.db, (tx) => enter(tx, call, player, keys))
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof SameKey)) throw error
    // The other one has committed by now, so this time the key is found.
    return attempt()
  }
}
