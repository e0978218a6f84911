import { PlayerRegistered } from '#casino/players/accounts/events.ts'
import { type Contacts, contactsOf } from '#casino/players/accounts/server/api.ts'
import { type BatchHandler, on, type Reaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { code_life_ms, firstLettersByMailbox, mailboxOf } from '../rules.ts'
import { countQuietly } from './guesses.ts'
import { codes } from './deliver.ts'
import { insertChallenges } from './store.ts'

/** Leaves out mailboxes that have received their daily number of welcome emails, under any alias. */
const writtenTo = async (house: House, contacts: readonly Contacts[]): Promise<readonly Contacts[]> => {
  const kept: Contacts[] = []
  for (const contact of contacts)
    if (contact.email === null || (await countQuietly(house, [firstLettersByMailbox, mailboxOf(contact.email)]))) kept.push(contact)
  return kept
}

/**
 * Sends an email to a new player: with a code if the address is not confirmed by anyone, otherwise telling its owner that they
 * already have an account (decision 0020). Registration itself gives the same response for both.
 */
const greet: BatchHandler<typeof PlayerRegistered.schema> = async (facts, tx, house) => {
  const contacts = await contactsOf(
    tx,
    facts.map(({ data }) => BigInt(data.player_id)),
  )
  const created_at = house.clock.now()
  const challenges = (await writtenTo(house, [...contacts.values()])).flatMap(({ player_id, email, email_confirmed, language }) =>
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
            device_hash: null,
          },
        ],
  )
  if (challenges.length === 0) return
  await insertChallenges(tx, challenges)
  // If it runs before this transaction commits, the next run, within a minute, finds the rows.
  await codes.email.wake(house)
}

export const reactions: readonly Reaction[] = [on(PlayerRegistered, { from: 'deployment' }, greet)]
