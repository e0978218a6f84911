import { markAutoPassword, openAccount, type SignInKey } from '#casino/sign-in/sessions/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { PlayerRegistered } from '../events.ts'
import { insertPlayer, type NewPlayer } from './store.ts'

/**
 * Creates a player with an account and announces PlayerRegistered, so that their wallet exists when the transaction commits.
 * Without keys nobody can sign in: that is a simulated player. Returns the id, or undefined if the handle is taken. Throws SameKey
 * if a key already opens another account.
 */
export const createPlayer = async (
  tx: Tx,
  house: House,
  player: NewPlayer,
  keys: readonly SignInKey[] = [],
): Promise<bigint | undefined> => {
  const id = await insertPlayer(tx, player, house.clock.now())
  if (id === undefined) return undefined
  await openAccount(tx, id, keys)
  if (player.has_auto_password) await markAutoPassword(tx, id)
  await announce(tx, house, [
    PlayerRegistered(
      {
        player_id: String(id),
        login: player.login,
        currency: player.currency,
        country: player.country,
        language: player.language,
        registration_source: player.registration_source ?? null,
        invited_by: player.invited_by ?? null,
        gift_id: player.gift_id ?? null,
      },
      id,
    ),
  ])
  return id
}
