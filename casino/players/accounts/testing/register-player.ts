import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { createPlayer, makeHandle, type NewPlayer } from '../server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'

export interface RegisteredPlayer {
  readonly visitor: TestVisitor
  readonly player_id: bigint
  readonly login: string
}

/**
 * Creates a signed-in player with a confirmed account, for tests of other slices: the same transaction as registration, without the
 * form and the password hash, so that a test can have hundreds.
 */
export const registerPlayer = async (test: TestHouse, wanted: Partial<NewPlayer> = {}): Promise<RegisteredPlayer> => {
  const { house } = test
  const player: NewPlayer = {
    login: makeHandle(house.random),
    currency: house.brand.currency,
    country: house.brand.country,
    language: house.brand.default_language,
    confirmed_at: house.clock.now(),
    proved_at: house.clock.now(),
    ...wanted,
  }
  const player_id = await inTransaction(house.db, (tx) => createPlayer(tx, house, player))
  // As at registration: who asked for no login gets another one when chance made the same twice.
  if (player_id === undefined && wanted.login === undefined) return registerPlayer(test, wanted)
  if (player_id === undefined) throw new Error(`the login ${player.login} is taken`)
  return { visitor: await enterAs(test, player_id), player_id, login: player.login }
}
