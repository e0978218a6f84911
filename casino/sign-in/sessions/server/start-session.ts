import type { FastifyReply, FastifyRequest } from 'fastify'
import { prefixOf } from '#kernel/addresses/network.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { offerXsrfToken } from '#kernel/http/xsrf.ts'
import { refuse } from '../contract.ts'
import { PlayerSignedIn } from '../events.ts'
import { deviceLabelOf, session_idle_ms, session_life_ms } from '../rules.ts'
import { clearPrivate, clearReadable, hashOf, readPrivate, sessionIdOf, setPrivate, setReadable, tokenOf } from './cookies.ts'
import { insertSession } from './session-store.ts'
import { holdAccount, rememberDevice } from './store.ts'
import { requireSecondFactor } from './tickets.ts'

/** A session that is created but not yet sent to the browser. */
export interface StartedSession {
  readonly player_id: bigint
  readonly session_token: string
  readonly device_token: string
}

export interface Entering {
  readonly player_id: bigint
  readonly way: string
  /** Both factors were shown: a password and a code, or a passkey. */
  readonly with_second_factor?: boolean
}

/**
 * Starts a new session with 128 random bits for a player, and remembers the device. `way` is the sign-in method (`password`,
 * `registration`). Refuses `account-blocked`; and `second-factor-needed` with a ticket if the account requires one, unless
 * `with_second_factor` is true. Send it to the browser with `sendSession` after the commit.
 */
export const startSession = async (
  tx: Tx,
  house: House,
  request: FastifyRequest,
  { player_id, way, with_second_factor = false }: Entering,
): Promise<StartedSession> => {
  const account = await holdAccount(tx, player_id)
  if (!account || account.is_blocked) return refuse('account-blocked')
  if (account.asks_second_factor && !with_second_factor) return requireSecondFactor(house, request, { player_id, way })
  const at = house.clock.now()
  const label = deviceLabelOf(request.headers['user-agent'] ?? '')
  const started = {
    player_id,
    session_token: house.random.token(),
    device_token: readPrivate(house, request, 'device') ?? house.random.token(),
  }
  const session = await insertSession(tx, {
    id_hash: hashOf('session', started.session_token),
    player_id,
    way,
    device_label: label,
    address_prefix: prefixOf(request.ip),
    at,
    idle_until: new Date(at.getTime() + session_idle_ms),
    ends_at: new Date(at.getTime() + session_life_ms),
  })
  const is_new_device = await rememberDevice(tx, { device_hash: hashOf('device', started.device_token), player_id, label, at })
  // The letter about the fact takes trust away from what came at its moment or later, so the device has the same one.
  await announce(tx, house, [PlayerSignedIn({ player_id: String(player_id), way, device: label, session, is_new_device }, player_id)], at)
  return started
}

/** Sends a started session to the browser: its cookie, the readable token, and a new XSRF token. Ends the guest's visit. */
export const sendSession = (house: House, request: FastifyRequest, reply: FastifyReply, started: StartedSession): void => {
  const session_id = sessionIdOf(hashOf('session', started.session_token))
  setPrivate(house, reply, 'session', started.session_token)
  setPrivate(house, reply, 'device', started.device_token)
  setReadable(house, reply, 'token', tokenOf(house, session_id))
  clearPrivate(house, reply, 'visit')
  if (request.cookies['inactive-status'] !== undefined) clearReadable(house, reply, 'inactive-status')
  offerXsrfToken(house, { player_id: started.player_id, session_id }, request, reply)
}
