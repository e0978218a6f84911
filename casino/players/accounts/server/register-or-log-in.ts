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
import { createPlayer, type RegistrationCall } from './new-player.ts'
import { type NewPlayer, playerById } from './store.ts'

/** Result of a registration: a new player, or the existing one with the same contact and password. */
export interface SignedIn {
  readonly login: string
  readonly started: StartedSession
  readonly is_new: boolean
}

export interface Keys {
  readonly contacts: readonly SignInKey[]
  readonly handle: SignInKey
}

/** The contacts with which this player can log in. */
export const namesOf = ({ email, phone }: Pick<NewPlayer, 'email' | 'phone'>): readonly SignInName[] => [
  ...(email === undefined ? [] : [{ kind: 'email' as const, name: email }]),
  ...(phone === undefined ? [] : [{ kind: 'phone' as const, name: phone }]),
]

/** Always takes the same time, whoever has the contacts. */
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

/** The account that one of these contacts and this password already open: registering again then logs in, if the account may log in. */
const logInKnown = async (tx: Tx, call: RegistrationCall, contacts: readonly SignInKey[]): Promise<SignedIn | undefined> => {
  const account = await findKnown(tx, contacts)
  if (!account) return undefined
  if (account.is_blocked) refuseBlocked(call)
  const started = await startSession(tx, call.house, call.request, { player_id: account.player_id, way: 'registration' })
  // A password changed in the meantime opens nothing; the form then creates a new account.
  if (!(await findByKey(tx, account.key))) throw new SameKey('the key was changed')
  const player = await playerById(tx, account.player_id)
  return { login: player?.login ?? '', started, is_new: false }
}

const registerOnce = async (tx: Tx, call: RegistrationCall, player: NewPlayer, keys: Keys): Promise<SignedIn | undefined> => {
  const known = await logInKnown(tx, call, keys.contacts)
  if (known) return known
  const id = await createPlayer(tx, call.house, player, [...keys.contacts, keys.handle])
  // The same form may have been sent twice concurrently; then the handle was just taken by this same person.
  if (id === undefined) return logInKnown(tx, call, keys.contacts)
  const started = await startSession(tx, call.house, call.request, { player_id: id, way: 'registration' })
  return { login: player.login, started, is_new: true }
}

/**
 * Creates the player, or signs in to the account with the same contact and password. Concurrent submissions of the same form create
 * one player. Undefined if the handle is taken.
 */
export const registerOrLogIn = async (call: RegistrationCall, player: NewPlayer, keys: Keys): Promise<SignedIn | undefined> => {
  const attempt = () => inTransaction(call.house.db, (tx) => registerOnce(tx, call, player, keys))
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof SameKey)) throw error
    // The concurrent transaction has committed, so now the key is found.
    return attempt()
  }
}
