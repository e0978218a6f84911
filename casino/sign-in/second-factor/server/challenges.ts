import { sql } from 'kysely'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { challenge_life_ms, sign_in_challenge_life_ms } from '../rules.ts'

export type ChallengePurpose = 'register' | 'sign-in' | 'prove'

/** A challenge of 256 random bits for an authenticator, bound to the visitor and the purpose. */
export const makeChallenge = async (house: House, purpose: ChallengePurpose, { session_id }: Visitor): Promise<string> => {
  const challenge = house.random.token(32)
  const life_ms = purpose === 'sign-in' ? sign_in_challenge_life_ms : challenge_life_ms
  const ends_at = new Date(house.clock.now().getTime() + life_ms)
  await sql`
    insert into sign_in_second_factor.challenges (challenge, purpose, session_id, ends_at)
    values (${challenge}, ${purpose}, ${session_id}, ${ends_at})`.execute(house.db)
  return challenge
}

/** True once: any response to a challenge, right or wrong, uses it up. */
export const spendChallenge = async (
  house: House,
  purpose: ChallengePurpose,
  { session_id }: Visitor,
  challenge: string,
): Promise<boolean> => {
  const { rows } = await sql`
    delete from sign_in_second_factor.challenges
     where challenge = ${challenge} and purpose = ${purpose} and session_id = ${session_id} and ends_at > ${house.clock.now()}
    returning 1`.execute(house.db)
  return rows.length === 1
}
