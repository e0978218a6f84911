import { PlayerRegistered } from '#casino/account/registration/events.ts'
import { contactsOf } from '#casino/account/registration/server/api.ts'
import { type BatchHandler, on, type Reaction } from '#kernel/facts/reactions.ts'
import { code_life_ms } from '../rules.ts'
import { deliver } from './jobs.ts'
import { insertChallenges } from './store.ts'

/**
 * A new player's e-mail gets a letter: with a code where it is nobody's yet, else with the news that its owner has an
 * account already (decision 0020). Registration itself answers the same for both.
 */
const greet: BatchHandler<typeof PlayerRegistered.schema> = async (facts, tx, house) => {
  const contacts = await contactsOf(
    tx,
    facts.map(({ data }) => BigInt(data.player_id)),
  )
  const created_at = house.clock.now()
  const challenges = [...contacts.values()].flatMap(({ player_id, email, email_confirmed, language }) =>
    email === null || email_confirmed
      ? []
      : [
          {
            id: house.random.uuid(),
            purpose: 'confirm' as const,
            kind: 'email' as const,
            contact: email,
            method: 'email' as const,
            language,
            player_id,
            created_at,
            code_until: new Date(created_at.getTime() + code_life_ms),
          },
        ],
  )
  if (challenges.length === 0) return
  await insertChallenges(tx, challenges)
  // Should it run before this transaction commits, the minute's run finds them.
  await house.jobs.send(deliver, {}, { key: 'waiting' })
}

export const reactions: readonly Reaction[] = [on(PlayerRegistered, greet)]
