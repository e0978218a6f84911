import {
  findByKey,
  normalHandle,
  refuseBlocked,
  SameKey,
  type SignInKey,
  signInKeyOf,
  type SignInName,
  type StartedSession,
  startSession,
} from '#casino/sign-in/sessions/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { createPlayer } from './create-player.ts'
import type { RegistrationCall } from './new-player.ts'
import { type NewPlayer, playerById } from './store.ts'

/** What a registration ends in: a new player, or the one whom the same contact and password open already. */
export interface SignedIn {
  readonly login: string
  readonly started: StartedSession
  readonly is_new: boolean
}

export interface Keys {
  readonly contacts: readonly SignInKey[]
  readonly handle: SignInKey
}

/** The contacts by which this player will log in. */
export const namesOf = ({ email, phone }: Pick<NewPlayer, 'email' | 'phone'>): readonly SignInName[] => [
  ...(email === undefined ? [] : [{ kind: 'email' as const, name: email }]),
  ...(phone === undefined ? [] : [{ kind: 'phone' as const, name: phone }]),
]

/** Always the same work, whoever has the contacts. */
export const keysOf = async (house: House, player: NewPlayer, password: string): Promise<Keys> => {
  const [handle, ...contacts] = await Promise.all([
    signInKeyOf(house, { kind: 'handle', name: normalHandle(player.login) }, password),
    ...namesOf(player).map((name) => signInKeyOf(house, name, password)),
  ])
  return { contacts, handle }
}

const findKnown = async (tx: Tx, keys: readonly SignInKey[]) => {
  for (const { key } of keys) {
    const account = await findByKey(tx, key)
    if (account) return { ...account, key }
  }
  return undefined
}

/** The account that one of these contacts and this password open already: registering again is logging in, to whoever can log in. */
const logInKnown = async (tx: Tx, call: RegistrationCall, contacts: readonly SignInKey[]): Promise<SignedIn | undefined> => {
  const account = await findKnown(tx, contacts)
  if (!account) return undefined
  if (account.is_blocked) refuseBlocked(call)
  const started = await startSession(tx, call.house, call.request, { player_id: account.player_id, way: 'registration' })
  // A password that was changed meanwhile opens nothing any more; the same form then makes an account of its own.
  if (!(await findByKey(tx, account.key))) throw new SameKey('the key was changed')
  const player = await playerById(tx, account.player_id)
  return { login: player?.login ?? '', started, is_new: false }
}

const registerOnce = async (tx: Tx, call: RegistrationCall, player: NewPlayer, keys: Keys): Promise<SignedIn | undefined> => {
  const known = await logInKnown(tx, call, keys.contacts)
  if (known) return known
  const id = await createPlayer(tx, call.house, player, [...keys.contacts, keys.handle])
  // The same form may have been sent twice at once: then the handle was taken by this very person a moment ago.
  if (id === undefined) return logInKnown(tx, call, keys.contacts)
  const started = await startSession(tx, call.house, call.request, { player_id: id, way: 'registration' })
  return { login: player.login, started, is_new: true }
}

/**
 * Makes the player, or enters the account that the same contact and password open. However many times the same form
 * arrives at once, there is one player. Undefined when the handle is taken.
 */
export const registerOrLogIn = async (call: RegistrationCall, player: NewPlayer, keys: Keys): Promise<SignedIn | undefined> => {
  const attempt = () => inTransaction(call.house.db, (tx) => registerOnce(tx, call, player, keys))
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof SameKey)) throw error
    // The other one has committed by now, so this time the key is found.
    return attempt()
  }
}
