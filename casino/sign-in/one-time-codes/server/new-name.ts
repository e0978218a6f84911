import { findByKey, normalHandle, proofStateOf, type SignInKey, signInKeyOf } from '#casino/sign-in/sessions/server/api.ts'
import { contactsOf } from '#casino/players/accounts/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry, giveBackTries } from '#kernel/http/rate-limit.ts'
import { refuseFields } from '../contract.ts'
import { oldPasswords } from '../rules.ts'
import type { Contact } from './contact.ts'

type PlayerCall = Pick<Call<EndpointDeclaration>, 'house' | 'visitor'> & { readonly player_id: bigint }

/** A password that was typed for a new contact, which becomes a name to log in by. */
export interface PasswordShown {
  readonly password: string
  /** The player's handle with it, which opens the account. */
  readonly handle: SignInKey
}

/**
 * Checks the password of a player who gives another contact. Null while it is a generated one: then the contact becomes a name with
 * the first password of their own. Refuses `password-needed`, `old-password-wrong`, and `too-many-requests` with 429.
 */
export const showPassword = async ({ house, visitor, player_id }: PlayerCall, password = ''): Promise<PasswordShown | null> => {
  if ((await proofStateOf(house, visitor)).has_auto_password) return null
  if (password === '') return refuseFields({ password: 'password-needed' })
  await countTry(house, oldPasswords, String(player_id))
  const login = (await contactsOf(house.db, [player_id])).get(player_id)?.login ?? ''
  const handle = await signInKeyOf(house, { kind: 'handle', name: normalHandle(login) }, password)
  if ((await findByKey(house.db, handle.key))?.player_id !== player_id) return refuseFields({ password: 'old-password-wrong' })
  await giveBackTries(house, [[oldPasswords, String(player_id)]])
  return { password, handle }
}

/** The key of the new name; null without a password. */
export const newNameOf = async (
  { house }: PlayerCall,
  { kind, contact }: Contact,
  shown: PasswordShown | null,
): Promise<SignInKey | null> => shown && signInKeyOf(house, { kind, name: contact }, shown.password)

/** Whether the password is still theirs, with the account locked: if it was changed meanwhile, the new name's key is no longer valid. */
export const isPasswordTheirs = async (tx: Tx, shown: PasswordShown | null): Promise<boolean> =>
  shown === null || (await findByKey(tx, shown.handle.key)) !== undefined
