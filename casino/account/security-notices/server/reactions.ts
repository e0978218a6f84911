import { PlayerSignedIn } from '#casino/account/login/events.ts'
import { contactsOf } from '#casino/account/registration/server/api.ts'
import { PasskeyAdded, PasskeyRefused, RecoveryCodeUsed, SecondFactorTurnedOff } from '#casino/account/second-factor/events.ts'
import { SocialAccountLinked, SocialAccountUnlinked } from '#casino/account/social-sign-in/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { on, type Reaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import type { NoticeKind } from '../rules.ts'
import { deliver } from './jobs.ts'
import { insertNotices, type NewNotice } from './store.ts'

interface Happened extends Pick<Fact, 'player_id' | 'at'> {
  readonly session?: string | undefined
  readonly service?: string
}

/**
 * A letter goes where its reader has shown that it is theirs: to a confirmed e-mail alone. Its link takes an account back, and
 * an e-mail that nobody confirmed may be a stranger's.
 */
const notify = async (tx: Tx, house: House, kind: NoticeKind, facts: readonly Happened[]) => {
  const contacts = await contactsOf(
    tx,
    facts.flatMap(({ player_id }) => player_id ?? []),
  )
  const notices = facts.flatMap(({ player_id, at, session, service }): NewNotice[] =>
    player_id !== null && contacts.get(player_id)?.email_confirmed
      ? [{ id: house.random.uuid(), player_id, kind, session: session ?? null, service: service ?? null, happened_at: at }]
      : [],
  )
  if (notices.length === 0) return
  await insertNotices(tx, notices)
  // Should it run before this transaction commits, the minute's run finds them.
  await house.jobs.send(deliver, {}, { key: 'waiting' })
}

const aboutService = ({
  player_id,
  at,
  data,
}: Pick<Fact, 'player_id' | 'at'> & { readonly data: { readonly provider: string } }): Happened => ({
  player_id,
  at,
  service: data.provider,
})

export const reactions: readonly Reaction[] = [
  on(PlayerSignedIn, (facts, tx, house) =>
    notify(
      tx,
      house,
      'new-device',
      facts.filter(({ data }) => data.is_new_device === true).map(({ player_id, at, data }) => ({ player_id, at, session: data.session })),
    ),
  ),
  on(SecondFactorTurnedOff, (facts, tx, house) => notify(tx, house, 'second-factor-off', facts)),
  on(PasskeyAdded, (facts, tx, house) => notify(tx, house, 'passkey-added', facts)),
  on(PasskeyRefused, (facts, tx, house) => notify(tx, house, 'passkey-copied', facts)),
  on(RecoveryCodeUsed, (facts, tx, house) => notify(tx, house, 'recovery-code-used', facts)),
  on(SocialAccountLinked, (facts, tx, house) =>
    notify(tx, house, 'service-linked', facts.filter(({ data }) => data.is_registration !== true).map(aboutService)),
  ),
  on(SocialAccountUnlinked, (facts, tx, house) => notify(tx, house, 'service-unlinked', facts.map(aboutService))),
]
