import { PlayerSignedIn } from '#casino/sign-in/sessions/events.ts'
import { contactsOf } from '#casino/players/accounts/server/api.ts'
import { ContactChanged, ContactConfirmed, PasswordChanged } from '#casino/sign-in/one-time-codes/events.ts'
import {
  PasskeyAdded,
  PasskeyRefused,
  RecoveryCodeUsed,
  SecondFactorTurnedOff,
  SecondFactorTurnedOn,
} from '#casino/sign-in/second-factor/events.ts'
import { SocialAccountLinked, SocialAccountUnlinked } from '#casino/sign-in/social/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { on, type Reaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import type { NoticeKind } from '../rules.ts'
import { letters } from './deliver.ts'
import { insertNotices, type NewNotice } from './store.ts'

interface Happened extends Pick<Fact, 'player_id' | 'at'> {
  readonly session?: string | undefined
  readonly service?: string
  readonly passkey?: string
}

/**
 * Security emails are only sent to confirmed addresses: the link can take over an account, and an unconfirmed address may be a
 * stranger's.
 */
const notify = async (tx: Tx, house: House, kind: NoticeKind, facts: readonly Happened[]) => {
  const contacts = await contactsOf(
    tx,
    facts.flatMap(({ player_id }) => player_id ?? []),
  )
  const notices = facts.flatMap(({ player_id, at, session, service, passkey }): NewNotice[] =>
    player_id !== null && contacts.get(player_id)?.email_confirmed
      ? [
          {
            id: house.random.uuid(),
            player_id,
            kind,
            session: session ?? null,
            service: service ?? null,
            passkey: passkey ?? null,
            happened_at: at,
          },
        ]
      : [],
  )
  if (notices.length === 0) return
  await insertNotices(tx, notices)
  // If it runs before this transaction commits, the next run, within a minute, finds the rows.
  await letters.wake(house)
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

const about = <F extends { readonly data: { readonly kind: 'email' | 'phone' } }>(
  kind: 'email' | 'phone',
  facts: readonly F[],
): readonly F[] => facts.filter(({ data }) => data.kind === kind)

export const reactions: readonly Reaction[] = [
  on(PlayerSignedIn, { from: 'deployment' }, (facts, tx, house) =>
    notify(
      tx,
      house,
      'new-device',
      facts.filter(({ data }) => data.is_new_device === true).map(({ player_id, at, data }) => ({ player_id, at, session: data.session })),
    ),
  ),
  on(PasswordChanged, { from: 'deployment' }, (facts, tx, house) => notify(tx, house, 'password-changed', facts)),
  on(SecondFactorTurnedOn, { from: 'deployment' }, (facts, tx, house) => notify(tx, house, 'second-factor-on', facts)),
  on(SecondFactorTurnedOff, { from: 'deployment' }, (facts, tx, house) => notify(tx, house, 'second-factor-off', facts)),
  on(PasskeyAdded, { from: 'deployment' }, (facts, tx, house) => notify(tx, house, 'passkey-added', facts)),
  on(PasskeyRefused, { from: 'deployment' }, (facts, tx, house) =>
    notify(
      tx,
      house,
      'passkey-copied',
      facts.map(({ player_id, at, data }) => ({ player_id, at, passkey: data.passkey_id })),
    ),
  ),
  on(RecoveryCodeUsed, { from: 'deployment' }, (facts, tx, house) => notify(tx, house, 'recovery-code-used', facts)),
  on(SocialAccountLinked, { from: 'deployment' }, (facts, tx, house) =>
    notify(tx, house, 'service-linked', facts.filter(({ data }) => data.is_registration !== true).map(aboutService)),
  ),
  on(SocialAccountUnlinked, { from: 'deployment' }, (facts, tx, house) => notify(tx, house, 'service-unlinked', facts.map(aboutService))),
  on(ContactChanged, { from: 'deployment' }, async (facts, tx, house) => {
    await notify(tx, house, 'phone-changed', about('phone', facts))
    await notify(tx, house, 'email-changed', about('email', facts))
  }),
  on(ContactConfirmed, { from: 'deployment' }, (facts, tx, house) => notify(tx, house, 'phone-confirmed', about('phone', facts))),
]
