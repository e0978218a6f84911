import { sendSession, lockAccount, refuseBlocked, startSession, type StartedSession } from '#casino/sign-in/sessions/server/api.ts'
import {
  countRegistration,
  createPlayer,
  formOf,
  makeHandle,
  newPlayerOf,
  ownerOf,
  type NewPlayer,
} from '#casino/players/accounts/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { refuse, type registerByCode } from '../contract.ts'
import { makeTheirs } from './confirm-contact.ts'
import type { Contact } from './contact.ts'
import { proveEntry } from './request-entry.ts'
import { tokenHashOf } from './secrets.ts'
import { readEntry, spendTicket } from './store.ts'

type EntryCall = Call<typeof registerByCode>

/** Somebody took the handle, or confirmed the contact, a moment earlier: a retry finds the new state. */
class Overtaken extends Error {}
const most_tries = 5

export interface Entered {
  readonly login: string
  readonly started: StartedSession
}

/** A person who can read messages to a confirmed contact could reset its password, so they may also sign in with a code (decision 0022). */
const enterKnown = async (
  tx: Tx,
  call: EntryCall,
  owner: { readonly player_id: bigint; readonly login: string },
  { kind, contact }: Contact,
): Promise<Entered> => {
  const account = await lockAccount(tx, owner.player_id)
  // It may have been taken back from the account while this waited.
  if ((await ownerOf(tx, kind, contact))?.player_id !== owner.player_id) throw new Overtaken('the contact is another one’s by now')
  if (account?.is_blocked !== false) refuseBlocked(call)
  return { login: owner.login, started: await startSession(tx, call.house, call.request, { player_id: owner.player_id, way: 'code' }) }
}

const enterNew = async (tx: Tx, { house, request }: EntryCall, player: NewPlayer, contact: Contact): Promise<Entered> => {
  const player_id = await createPlayer(tx, house, player)
  if (player_id === undefined || !(await makeTheirs(tx, house, player_id, contact)))
    throw new Overtaken('the handle or the contact is taken')
  return { login: player.login, started: await startSession(tx, house, request, { player_id, way: 'code' }) }
}

const attempt = (call: EntryCall, token: string, filled: NewPlayer, contact: Contact): Promise<Entered> =>
  inTransaction(call.house.db, async (tx) => {
    const { house } = call
    const now = house.clock.now()
    const entry = await readEntry(tx, tokenHashOf('entry', token), contact, now)
    if (!entry || !(await spendTicket(tx, entry.id, now))) return refuse('entry-spent')
    const owner = await ownerOf(tx, contact.kind, contact.contact)
    return owner ? enterKnown(tx, call, owner, contact) : enterNew(tx, call, { ...filled, login: makeHandle(house.random) }, contact)
  })

const isOvertaken = (error: unknown): boolean =>
  error instanceof Overtaken || (error as { constraint?: string } | null)?.constraint?.startsWith('players_confirmed_') === true

/**
 * One token signs in once, however many concurrent requests use it. If several people verified the same contact concurrently, the
 * first creates the account and the others sign in to it. Refuses `entry-spent`, and what a log-in refuses.
 */
export const enterByToken = async (call: EntryCall, token: string, filled: NewPlayer, contact: Contact): Promise<Entered> => {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt(call, token, filled, contact)
    } catch (error) {
      if (!isOvertaken(error) || tried === most_tries) throw error
    }
  }
}

export const register = async (call: EntryCall) => {
  const { house, request, reply, body } = call
  const { email, phone, ...rest } = newPlayerOf(call, formOf('otp'))
  // The verified contact is the account's only one.
  const contact: Contact = email === undefined ? { kind: 'phone', contact: phone ?? '' } : { kind: 'email', contact: email }
  await countRegistration(house, request)
  const token = body.token ?? (await proveEntry(call, contact, body.code ?? ''))
  const entered = await enterByToken(call, token, { ...rest, [contact.kind]: contact.contact }, contact)
  house.facts.wake()
  sendSession(house, request, reply, entered.started)
  return { data: { login: entered.login } }
}
