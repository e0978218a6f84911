import { giveName, holdSession, normalEmail, ownNames, type SignInKey } from '#casino/sign-in/sessions/server/api.ts'
import { refuseFields as refuseRegistrationFields } from '#casino/players/accounts/contract.ts'
import { changeContact, contactsOf, emailErrorOf, ownerOf } from '#casino/players/accounts/server/api.ts'
import { requireProofForWayIn } from '#casino/sign-in/second-factor/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { type changeEmailEndpoint, refuse, refuseFields, type requestEmailChange } from '../contract.ts'
import { emailChanges } from '../rules.ts'
import { checkCode } from './check-code.ts'
import { makeTheirs } from './confirm-contact.ts'
import { giveUpContact } from './give-up-contact.ts'
import { isPasswordTheirs, newNameOf, type PasswordShown, showPassword } from './new-name.ts'
import { sendCode } from './send-code.ts'

interface WishCall extends Pick<Call<EndpointDeclaration>, 'house' | 'visitor'> {
  readonly player_id: bigint
  readonly body: { readonly email: string; readonly password?: string | undefined }
}

interface Wish {
  readonly email: string
  readonly shown: PasswordShown | null
}

/** The e-mail, and the password that makes it a name to log in by. Refuses without a proof that this is the player. */
const checkWish = async (call: WishCall): Promise<Wish> => {
  const { house, player_id, body } = call
  const email = normalEmail(body.email)
  if (emailErrorOf(email)) return refuseRegistrationFields({ email: 'email-invalid' })
  const player = (await contactsOf(house.db, [player_id])).get(player_id)
  if (player?.email === email && player.email_confirmed) return refuseFields({ email: 'contact-already-confirmed' })
  await requireProofForWayIn(call, true)
  await countTry(house, emailChanges, String(player_id))
  return { email, shown: await showPassword(call, body.password) }
}

/** Sends a code to the new e-mail. Whether another account has it is told to its owner alone, by letter. */
export const request = async (call: Call<typeof requestEmailChange>) => {
  const { house, player_id, language } = call
  const { email } = await checkWish(call)
  return sendCode(house, call.request, { kind: 'email', contact: email, purpose: 'change', method: 'email', player_id, language })
}

type Outcome = 'changed' | 'contact-taken' | 'old-password-wrong'

const replace = async (
  tx: Tx,
  { house, visitor, player_id }: WishCall,
  { email, shown, name }: Wish & { readonly name: SignInKey | null },
): Promise<Outcome> => {
  await holdSession(tx, visitor, player_id)
  if (!(await isPasswordTheirs(tx, shown))) return 'old-password-wrong'
  const owner = await ownerOf(tx, 'email', email)
  if (owner && owner.player_id !== player_id) return 'contact-taken'
  const at = house.clock.now()
  await giveUpContact(tx, house, player_id, 'email', at)
  await changeContact(tx, player_id, { kind: 'email', contact: email }, at)
  // Somebody else confirmed it in this very moment: nothing of all this happens, and the code is not used up.
  if (!(await makeTheirs(tx, house, player_id, { kind: 'email', contact: email }))) return refuse('contact-taken')
  // Only now: another account that claimed this e-mail with the same password no longer holds the key.
  await giveName(tx, player_id, 'email', name)
  await ownNames(tx, player_id, ['email'])
  return 'changed'
}

/** The code shows that the new e-mail is theirs; only then does it take the place of the former one, which is told by letter. */
export const change = async (call: Call<typeof changeEmailEndpoint>) => {
  const { house, player_id, body } = call
  const { email, shown } = await checkWish(call)
  const name = await newNameOf(call, { kind: 'email', contact: email }, shown)
  const query = { kind: 'email', contact: email, purpose: 'change', player_id, by_call: null, device_hash: null } as const
  const outcome = await checkCode(house, call.request, query, body.code, (tx) => replace(tx, call, { email, shown, name }))
  if (outcome === 'old-password-wrong') return refuseFields({ password: outcome })
  if (outcome === 'contact-taken') return refuse(outcome)
  house.facts.wake()
  return {}
}
