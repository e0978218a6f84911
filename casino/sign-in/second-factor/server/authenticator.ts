import { holdSession, setSecondFactor } from '#casino/sign-in/sessions/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import {
  type beginAuthenticator,
  type confirmAuthenticator as confirmEndpoint,
  type makeRecoveryCodes,
  refuse,
  type turnOffAuthenticator,
} from '../contract.ts'
import { RecoveryCodesMade, SecondFactorTurnedOff, SecondFactorTurnedOn } from '../events.ts'
import { recoveryCodeCount, recoveryCodeOf, typedCode } from '../rules.ts'
import { confirmAuthenticator, deleteAuthenticator, insertAuthenticator, readAuthenticator } from './authenticator-store.ts'
import { replaceRecoveryCodes } from './recovery-store.ts'
import { requireFreshProof } from './require-fresh-proof.ts'
import { requireProvedAccount } from './require-proved-account.ts'
import { countCodeTry, takeCode } from './take-factor.ts'
import { makeSecret } from './totp.ts'

/** Creates a secret for the player's app. It has no effect until a code from the app was entered. */
export const begin = async (call: Call<typeof beginAuthenticator>) => {
  const { house, player_id } = call
  await requireProvedAccount(house, player_id)
  await requireFreshProof(call)
  const player = await playerById(house.db, player_id)
  const { sealed, text, address } = makeSecret(house, player?.login ?? '')
  if (!(await insertAuthenticator(house.db, player_id, sealed, house.clock.now()))) return refuse('authenticator-on')
  return { data: { secret: text, address } }
}

const newCodes = async (tx: Tx, house: House, player_id: bigint, at: Date): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(house.random.bytes(16)))
  await replaceRecoveryCodes(tx, player_id, codes, at)
  return codes
}

/** From now on the account requires a code. The recovery codes are shown only now. */
export const confirm = async (call: Call<typeof confirmEndpoint>) => {
  await requireFreshProof(call)
  const { house, request, visitor, player_id, body } = call
  const forget = await countCodeTry(house, request, player_id)
  const codes = await inTransaction(house.db, async (tx) => {
    await holdSession(tx, visitor, player_id)
    const code = typedCode(body.code)
    if (code === undefined || !(await takeCode(tx, house, player_id, code, false))) return null
    // The letter about the fact takes back what was made from its moment on, so app and codes have the same one.
    const at = house.clock.now()
    if (!(await confirmAuthenticator(tx, player_id, at))) return null
    await setSecondFactor(tx, player_id, true)
    await announce(tx, house, [SecondFactorTurnedOn({ player_id: String(player_id) }, player_id)], at)
    return newCodes(tx, house, player_id, at)
  })
  if (!codes) return refuse('second-factor-code-wrong')
  await forget()
  house.facts.wake()
  return { data: { codes } }
}

/** Turns the second factor off, inside the caller's transaction. False if it was off. */
export const dropSecondFactor = async (tx: Tx, house: House, player_id: bigint): Promise<boolean> => {
  if (!(await deleteAuthenticator(tx, player_id))) return false
  await replaceRecoveryCodes(tx, player_id, [], house.clock.now())
  await setSecondFactor(tx, player_id, false)
  await announce(tx, house, [SecondFactorTurnedOff({ player_id: String(player_id) }, player_id)])
  return true
}

export const turnOff = async (call: Call<typeof turnOffAuthenticator>) => {
  await requireFreshProof(call)
  const { house, visitor, player_id } = call
  await inTransaction(house.db, async (tx) => {
    await holdSession(tx, visitor, player_id)
    await dropSecondFactor(tx, house, player_id)
  })
  house.facts.wake()
  return {}
}

export const makeCodes = async (call: Call<typeof makeRecoveryCodes>) => {
  await requireFreshProof(call)
  const { house, visitor, player_id } = call
  if (!(await readAuthenticator(house.db, player_id))?.confirmed_at) return refuse('authenticator-off')
  const codes = await inTransaction(house.db, async (tx) => {
    await holdSession(tx, visitor, player_id)
    await announce(tx, house, [RecoveryCodesMade({ player_id: String(player_id) }, player_id)])
    return newCodes(tx, house, player_id, house.clock.now())
  })
  house.facts.wake()
  return { data: { codes } }
}
