import { sendSession, type StartedSession, startSession } from '#casino/sign-in/sessions/server/api.ts'
import { createPlayer, linkWordOf, makeHandle, type NewPlayer } from '#casino/players/accounts/server/api.ts'
import { makeTheirs } from '#casino/sign-in/one-time-codes/server/api.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { refuse, refuseFields, type registerSocial } from '../contract.ts'
import { registrationsByAddress } from '../rules.ts'
import type { Proof } from './attempt-store.ts'
import { enterAsLinked, linkTo, proofOf, refuseOwnedEmail, spendProof } from './enter.ts'
import { linkedPlayer } from './link-store.ts'

type RegisterCall = Call<typeof registerSocial>

/** Attempts at generating a free handle. */
const most_handles = 4

/** A concurrent request registered with the same external account: it is the same person. */
class SameSubject extends Error {}

const newPlayerOf = ({ house, language, body }: RegisterCall, { email }: Proof): NewPlayer => ({
  login: makeHandle(house.random),
  ...(email === null ? {} : { email }),
  currency: house.brand.currency,
  country: house.brand.country,
  language,
  confirmed_at: house.clock.now(),
  // The external account is a sign-in method that nobody else has.
  proved_at: house.clock.now(),
  // The password is unset, so the player may set a first one without an old one.
  has_auto_password: true,
  registration_source: linkWordOf(body.registration_source),
  invited_by: linkWordOf(body.invited_by),
  gift_id: linkWordOf(body.gift_id),
})

interface Registered {
  readonly login: string
  readonly started: StartedSession
}

/** Undefined if the handle is taken. */
const makePlayer = async (tx: Tx, call: RegisterCall, proof: Proof): Promise<Registered | undefined> => {
  const { house, request } = call
  const { provider, subject, email } = proof
  const player = newPlayerOf(call, proof)
  const player_id = await createPlayer(tx, house, player)
  if (player_id === undefined) return undefined
  await spendProof(tx, house, proof)
  if (!(await linkTo(tx, house, { provider, subject, player_id }, true))) throw new SameSubject('the other account was linked a moment ago')
  // A contact confirmed by the provider counts as confirmed; an unconfirmed email is treated like any other (decision 0020).
  if (email !== null && proof.is_email_verified && !(await makeTheirs(tx, house, player_id, { kind: 'email', contact: email })))
    refuse('social-email-has-account')
  return { login: player.login, started: await startSession(tx, house, request, { player_id, way: `social-${provider}` }) }
}

const registerNew = async (call: RegisterCall, proof: Proof): Promise<Registered> => {
  for (let tried = 0; tried < most_handles; tried++) {
    const registered = await inTransaction(call.house.db, (tx) => makePlayer(tx, call, proof))
    if (registered) return registered
  }
  throw new Error('no free handle was found')
}

/** Registers a new player. If the external account has been linked meanwhile, signs in instead. */
export const register = async (call: RegisterCall) => {
  const { house, request, reply, body } = call
  const wrong = {
    ...(body.isAgeConfirmed ? {} : { isAgeConfirmed: 'social-age-not-confirmed' as const }),
    ...(body.isAgreementsConfirmed ? {} : { isAgreementsConfirmed: 'social-agreements-not-confirmed' as const }),
  }
  if (Object.keys(wrong).length > 0) refuseFields(wrong)
  const proof = await proofOf(call)
  await refuseOwnedEmail(call, proof)
  await countTry(house, registrationsByAddress, addressOf(request.ip))
  try {
    const { login, started } = await registerNew(call, proof)
    house.facts.wake()
    sendSession(house, request, reply, started)
    return { data: { login } }
  } catch (error) {
    if (!(error instanceof SameSubject)) throw error
    const player_id = (await linkedPlayer(house.db, proof)) ?? refuse('social-expired')
    await enterAsLinked(call, proof, player_id)
    return { data: { login: '' } }
  }
}
