import type { TObject } from 'typebox'
import type { ProfileData } from '#casino/players/profile/contract.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import type { WordsWithAmounts } from '#kernel/i18n/words-with-amounts.ts'
import type { SystemAlias } from './rules.ts'

/** What the notification centre says of something that happened. */
export interface NoticeMessage {
  readonly player_id: bigint
  /** What it is about, once in the life of the site: `deposit:17`. A fact that is read again is told once. */
  readonly about: string
  readonly system_alias: SystemAlias
  readonly title: WordsWithAmounts
  readonly body: WordsWithAmounts
  /** Path on the site. */
  readonly link: string | null
  /** Whoever tells a thing on the spot (the race, the cash desk) shows its own toast; the centre keeps it for later. */
  readonly has_own_notice: boolean
}

/** A kind of notice that a player may turn off in the profile (NC-010). */
export type SubscriptionName = keyof ProfileData['settings']['subscriptions']

export interface Notice {
  readonly fact: FactKind<TObject>
  readonly messageOf: (fact: Fact<TObject>) => NoticeMessage | undefined
  /** Without one the notice cannot be turned off. */
  readonly subscription: SubscriptionName | undefined
}

/** A notice about a kind of fact; undefined of a fact that tells nothing. What has a `subscription` can be turned off by its player. */
export const noticeOf = <S extends TObject>(
  fact: FactKind<S>,
  messageOf: (fact: Fact<S>) => NoticeMessage | undefined,
  subscription?: SubscriptionName,
): Notice => ({
  subscription,
  fact: fact as unknown as FactKind<TObject>,
  messageOf: messageOf as unknown as Notice['messageOf'],
})

/** What players are told in their notification centre. Whoever excluded themselves is told nothing, whatever is contributed here. */
export const notices = defineExtension<Notice>('messages/notifications.notices', { keyOf: ({ fact }) => fact.kind })
