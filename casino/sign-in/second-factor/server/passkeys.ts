import { holdSession, sendSession, startSession } from '#casino/sign-in/sessions/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import {
  type addPasskey,
  type beginPasskey,
  type beginPasskeyLogIn,
  type logInByPasskey,
  refuse,
  refuseFields,
  type removePasskey,
  type renamePasskey,
} from '../contract.ts'
import { PasskeyAdded, PasskeyRemoved } from '../events.ts'
import { challengesByAddress, mostPasskeys, passkeyNameOf } from '../rules.ts'
import {
  countPasskeys,
  deletePasskeys,
  findPasskey,
  handleOf,
  insertPasskey,
  listPasskeys,
  renamePasskey as storeName,
} from './passkey-store.ts'
import { requireFreshProof } from './require-fresh-proof.ts'
import { requireProvedAccount } from './require-proved-account.ts'
import { takePasskey } from './take-passkey.ts'
import { creationOptions, requestOptions, verifyCreation } from './verify-passkey.ts'

export const begin = async (call: Call<typeof beginPasskey>) => {
  const { house, visitor, player_id } = call
  await requireProvedAccount(house, player_id)
  await requireFreshProof(call)
  const known = await listPasskeys(house.db, player_id)
  if (known.length >= mostPasskeys) return refuse('passkeys-too-many')
  const player = await playerById(house.db, player_id)
  const handle = await handleOf(house.db, player_id, house.random.bytes(32))
  return { data: await creationOptions(house, { visitor, login: player?.login ?? '', handle, known }) }
}

/** The challenge was issued to this session after a re-authentication, so none is required again. */
export const add = async ({ house, visitor, player_id, body }: Call<typeof addPasskey>) => {
  const name = passkeyNameOf(body.name)
  if (name === undefined) return refuseFields({ name: 'passkey-name-invalid' })
  const created = await verifyCreation(house, visitor, body.passkey)
  if (!created) return refuse('passkey-refused')
  const { credential, is_synced } = created
  const id = house.random.uuid()
  const is_new = await inTransaction(house.db, async (tx) => {
    // Several may have been started before the first was added; with the account locked each counts those before it.
    await holdSession(tx, visitor, player_id)
    if ((await countPasskeys(tx, player_id)) >= mostPasskeys) refuse('passkeys-too-many')
    // The letter about the fact takes back what was made from its moment on, so the passkey has the same one.
    const at = house.clock.now()
    const added = await insertPasskey(tx, {
      id,
      credential_id: credential.id,
      player_id,
      public_key: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      transports: body.passkey.response.transports ?? [],
      is_synced,
      name,
      created_at: at,
    })
    if (added) await announce(tx, house, [PasskeyAdded({ player_id: String(player_id), passkey_id: id }, player_id)], at)
    return added
  })
  if (!is_new) return refuse('passkey-refused')
  house.facts.wake()
  return { data: { id } }
}

export const rename = async ({ house, player_id, params, body }: Call<typeof renamePasskey>) => {
  const name = passkeyNameOf(body.name)
  if (name === undefined) return refuseFields({ name: 'passkey-name-invalid' })
  if (!(await storeName(house.db, player_id, params.id, name))) return refuse('passkey-unknown', {}, 404)
  return {}
}

export const remove = async (call: Call<typeof removePasskey>) => {
  await requireFreshProof(call)
  const { house, player_id, params } = call
  const removed = await inTransaction(house.db, async (tx) => {
    const [passkey_id] = await deletePasskeys(tx, player_id, { id: params.id })
    if (passkey_id) await announce(tx, house, [PasskeyRemoved({ player_id: String(player_id), passkey_id }, player_id)])
    return passkey_id
  })
  if (!removed) return refuse('passkey-unknown', {}, 404)
  house.facts.wake()
  return {}
}

/** The caller is not identified yet, so the response is the same for everybody. */
export const beginLogIn = async ({ house, visitor, request }: Call<typeof beginPasskeyLogIn>) => {
  await countTry(house, challengesByAddress, addressOf(request.ip))
  return { data: await requestOptions(house, 'sign-in', visitor) }
}

/** A passkey with user verification (finger, face or PIN) counts as both factors. */
export const logIn = async (call: Call<typeof logInByPasskey>) => {
  const { house, visitor, request, reply, body } = call
  const { player_id, credential_id } = await takePasskey(house, { purpose: 'sign-in', visitor }, body)
  const started = await inTransaction(house.db, async (tx) => {
    const entered = await startSession(tx, house, request, { player_id, way: 'passkey', with_second_factor: true })
    // Waits for “this was not me” that is under way, and then looks for the passkey again.
    return (await findPasskey(tx, credential_id)) ? entered : refuse('passkey-refused')
  })
  house.facts.wake()
  sendSession(house, request, reply, started)
  return { data: {} }
}
