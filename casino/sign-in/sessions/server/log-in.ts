import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { RefusalDetails } from '#kernel/refusals/refusal.ts'
import { type logInEndpoint, refuse, refuseFields } from '../contract.ts'
import { setReadable } from './cookies.ts'
import { signInQueue } from './sign-in-queue.ts'
import { signInKeyOf } from './sign-in-keys.ts'
import { signInNameOf } from './sign-in-name.ts'
import { sendSession, type StartedSession, startSession } from './start-session.ts'
import { findByKey, holdAccount } from './store.ts'
import { type CountedTry, countSignInTry } from './tries.ts'

/** A log-in from any page. */
type LogInCall = Pick<Call<typeof logInEndpoint>, 'house' | 'visitor' | 'request' | 'reply' | 'body'>

/** Only with the correct password is the person told that the account is blocked; otherwise it looks like a wrong password (AU-027). */
export const refuseBlocked = ({ house, reply }: Pick<LogInCall, 'house' | 'reply'>, details: RefusalDetails = {}): never => {
  setReadable(house, reply, 'inactive-status', '1')
  return refuse('account-blocked', details)
}

/** Waits for a concurrent password change, and then checks the key again: before a second step is asked for, whose ticket would be given behind it. */
const startByKey = async (tx: Tx, { house, request }: LogInCall, player_id: bigint, key: Buffer) => {
  await holdAccount(tx, player_id)
  if (!(await findByKey(tx, key))) refuse('wrong-login-or-password')
  return startSession(tx, house, request, { player_id, way: 'password' })
}

const enter = async (call: LogInCall, counted: CountedTry, key: Buffer): Promise<StartedSession> => {
  const { house } = call
  const account = await findByKey(house.db, key)
  if (!account) return refuse('wrong-login-or-password')
  if (account.is_blocked) return refuseBlocked(call)
  return counted.honest(() => inTransaction(house.db, (tx) => startByKey(tx, call, account.player_id, key)))
}

export const logIn = async (call: LogInCall) => {
  const { house, request, reply, body, visitor } = call
  const name = signInNameOf(body.login, house.brand.country)
  if (name.name === '' || body.password === '')
    refuseFields({
      ...(name.name === '' ? { login: 'login-missing' as const } : {}),
      ...(body.password === '' ? { password: 'password-missing' as const } : {}),
    })
  const desk = signInQueue(house)
  const counted = await desk.run(() => countSignInTry(house, request, name, 'log-in', { visitor, call: 'login', token: body.captcha }))
  const started = await counted.looked(async () => {
    const { key } = await signInKeyOf(house, name, body.password)
    return desk.run(() => enter(call, counted, key))
  })
  house.facts.wake()
  sendSession(house, request, reply, started)
  return { data: {} }
}
