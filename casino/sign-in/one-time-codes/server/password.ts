import {
  findByKey,
  holdSession,
  sendSession,
  lockAccount,
  normalHandle,
  ownNames,
  proofStateOf,
  refuseBlocked,
  requireSecondFactorAnew,
  SameKey,
  setPassword,
  type SignInKey,
  signInKeyOf,
  type StartedSession,
  startSession,
} from '#casino/sign-in/sessions/server/api.ts'
import { refuseFields as refuseRegistrationFields } from '#casino/players/accounts/contract.ts'
import { type ContactKind, type Contacts, contactsOf, holdContacts, passwordErrorOf } from '#casino/players/accounts/server/api.ts'
import { requireFreshProof, requireProofForWayIn } from '#casino/sign-in/second-factor/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Static } from 'typebox'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry, forgetTries } from '#kernel/http/rate-limit.ts'
import { type changePassword, refuse, refuseFields, type restorePassword, type setFirstPassword } from '../contract.ts'
import { PasswordChanged } from '../events.ts'
import { newPasswords, oldPasswords } from '../rules.ts'
import { makeTheirs } from './confirm-contact.ts'
import { tokenHashOf } from './secrets.ts'
import { type ProvedChallenge, readTicket, spendAllOf, spendTicket } from './store.ts'

type Way = Static<typeof PasswordChanged.schema>['way']
type AnyCall = Pick<Call<EndpointDeclaration>, 'house' | 'request' | 'reply'>

const contactsOfPlayer = async (house: House, player_id: bigint): Promise<Contacts> => {
  const contacts = (await contactsOf(house.db, [player_id])).get(player_id)
  if (!contacts) throw new Error(`the account ${player_id} has no player`)
  return contacts
}

const confirmedKinds = ({ email_confirmed, phone_confirmed }: Contacts): ContactKind[] => [
  ...(email_confirmed ? (['email'] as const) : []),
  ...(phone_confirmed ? (['phone'] as const) : []),
]

const refuseWeak = (password: string, field: string, { login, email }: Contacts): void => {
  const code = passwordErrorOf(password, [login, email ?? '', email?.split('@')[0] ?? ''])
  if (code) refuseRegistrationFields({ [field]: code })
}

/** One key for each name with which the player logs in. */
const keysOf = (house: House, { login, email, phone }: Contacts, password: string): Promise<SignInKey[]> =>
  Promise.all([
    signInKeyOf(house, { kind: 'handle', name: normalHandle(login) }, password),
    ...(email === null ? [] : [signInKeyOf(house, { kind: 'email', name: email }, password)]),
    ...(phone === null ? [] : [signInKeyOf(house, { kind: 'phone', name: phone }, password)]),
  ])

interface Change {
  readonly player: Contacts
  readonly password: string
  /** Whose tries are counted: the player's, or those of one ticket. */
  readonly subject: string
  /** The form field of the password. */
  readonly field: string
  readonly way: Way
  /** A second factor was shown too, if the account requires one. */
  readonly is_proved: boolean
  /** Decides inside the transaction, with the account locked, whether the password may be set; refuses by throwing. */
  readonly allow: (tx: Tx) => Promise<void>
}

/**
 * Sets the password, ends every session and every open code, and signs in this browser again. Callers refuse what they can before
 * that, because hashes are costly and everybody who signs in waits in their queue.
 */
const change = async ({ house, request, reply }: AnyCall, given: Change): Promise<object> => {
  const { player, password, subject, field, way, is_proved, allow } = given
  const { player_id } = player
  refuseWeak(password, field, player)
  await countTry(house, newPasswords, subject)
  const keys = await keysOf(house, player, password)
  const half = { player_id, way: `password-${way}` }
  const work = async (tx: Tx): Promise<StartedSession | null> => {
    await allow(tx)
    // Held, and read after the ticket may just have confirmed the e-mail. A contact that was changed, or that somebody else confirmed,
    // while the password was hashed is no name of theirs any more.
    const known = (await holdContacts(tx, player_id)) ?? player
    const theirs = keys.filter(({ kind }) => kind === 'handle' || known[kind] === player[kind])
    await setPassword(tx, house, player_id, theirs)
    await ownNames(tx, player_id, confirmedKinds(known))
    await spendAllOf(tx, player_id, house.clock.now())
    await announce(tx, house, [PasswordChanged({ player_id: String(player_id), way }, player_id)])
    const account = await lockAccount(tx, player_id)
    if (account?.asks_second_factor && !is_proved) return null
    return startSession(tx, house, request, { ...half, with_second_factor: true })
  }
  const started = await inTransaction(house.db, work).catch((error: unknown) => {
    if (!(error instanceof SameKey)) throw error
    return refuseFields({ [field]: 'password-unusable' })
  })
  house.facts.wake()
  // The password is changed; but an email alone does not sign in to an account with a second factor.
  if (started === null) return requireSecondFactorAnew(house, request, reply, half)
  sendSession(house, request, reply, started)
  return {}
}

/** API-030: an open session is not enough; the old password is required, and the second factor if there is one. */
export const changeByOld = async (call: Call<typeof changePassword>) => {
  const { house, player_id, body } = call
  await requireFreshProof(call, true)
  if (body.old_password === body.new_password) return refuseFields({ new_password: 'password-same' })
  const player = await contactsOfPlayer(house, player_id)
  refuseWeak(body.new_password, 'new_password', player)
  await countTry(house, oldPasswords, String(player_id))
  const old = await signInKeyOf(house, { kind: 'handle', name: normalHandle(player.login) }, body.old_password)
  const allow = async (tx: Tx): Promise<void> => {
    await lockAccount(tx, player_id)
    if ((await findByKey(tx, old.key))?.player_id !== player_id) refuseFields({ old_password: 'old-password-wrong' })
  }
  const answer = await change(call, {
    player,
    password: body.new_password,
    subject: String(player_id),
    field: 'new_password',
    way: 'changed',
    is_proved: true,
    allow,
  })
  await forgetTries(house, [[oldPasswords, String(player_id)]])
  return answer
}

const isConfirmed = ({ email_confirmed, phone_confirmed }: Contacts, { kind }: ProvedChallenge): boolean =>
  kind === 'email' ? email_confirmed : phone_confirmed

/**
 * A password reset requires that the account has this contact confirmed at this moment; for an account without a confirmed contact,
 * the code confirms its email. If the contact was changed meanwhile, or confirmed by somebody else, the reset is refused (decision
 * 0020).
 */
const fits = (known: Contacts, ticket: ProvedChallenge): boolean =>
  known[ticket.kind] === ticket.contact && (isConfirmed(known, ticket) || (ticket.kind === 'email' && !known.is_proved))

/** The ticket of a verified contact, and its player. The ticket is used up in the transaction that sets the password. */
const ticketOf = async ({ house }: AnyCall, token: string): Promise<{ ticket: ProvedChallenge; player: Contacts }> => {
  const ticket = (await readTicket(house.db, tokenHashOf('ticket', token), house.clock.now())) ?? refuse('restore-spent')
  const player = await contactsOfPlayer(house, ticket.player_id)
  return fits(player, ticket) ? { ticket, player } : refuse('restore-spent')
}

/** Looked at again inside the transaction: the contact may have been changed since. */
const isTheirs = async (tx: Tx, house: House, ticket: ProvedChallenge): Promise<boolean> => {
  const { player_id } = ticket
  const known = (await contactsOf(tx, [player_id])).get(player_id)
  if (!known || !fits(known, ticket)) return false
  return isConfirmed(known, ticket) || makeTheirs(tx, house, player_id, ticket)
}

const subjectOf = ({ id }: ProvedChallenge): string => `ticket ${id}`

const allowByTicket =
  (call: AnyCall, ticket: ProvedChallenge) =>
  async (tx: Tx): Promise<void> => {
    const { house } = call
    const account = await lockAccount(tx, ticket.player_id)
    if (account?.is_blocked !== false) refuseBlocked(call, { error: 3 })
    if (!(await spendTicket(tx, ticket.id, house.clock.now()))) refuse('restore-spent')
    if (!(await isTheirs(tx, house, ticket))) refuse('restore-spent')
  }

export const restore = async (call: Call<typeof restorePassword>) => {
  const { ticket, player } = await ticketOf(call, call.body.token)
  return change(call, {
    player,
    password: call.body.password,
    subject: subjectOf(ticket),
    field: 'password',
    way: 'restored',
    is_proved: false,
    allow: allowByTicket(call, ticket),
  })
}

/**
 * API-031: allowed while the password is a generated one, or with a ticket of this account. There is no old password to ask for, so
 * an open session needs a fresh proof. A ticket shows that a contact is theirs, as in a reset, but not the second factor.
 */
export const setFirst = async (call: Call<typeof setFirstPassword>) => {
  const { house, visitor, player_id, body } = call
  const { asks_second_factor, has_auto_password } = await proofStateOf(house, visitor)
  const proved = body.token === undefined ? undefined : await ticketOf(call, body.token)
  if (proved && proved.ticket.player_id !== player_id) return refuse('restore-spent')
  if (!proved && !has_auto_password) return refuse('old-password-needed')
  if (!proved || asks_second_factor) await requireProofForWayIn(call)
  const allowFirst = async (tx: Tx): Promise<void> => {
    if ((await holdSession(tx, visitor, player_id))?.has_auto_password !== true) refuse('old-password-needed')
  }
  return change(call, {
    player: proved?.player ?? (await contactsOfPlayer(house, player_id)),
    password: body.new_password,
    subject: proved ? subjectOf(proved.ticket) : String(player_id),
    field: 'new_password',
    way: proved ? 'restored' : 'first',
    is_proved: true,
    allow: proved ? allowByTicket(call, proved.ticket) : allowFirst,
  })
}
