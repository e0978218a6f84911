import type { TObject } from 'typebox'
import type { ProfileData } from '#casino/players/profile/contract.ts'
import type { Tx } from '#kernel/database/database.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import type { WordsWithAmounts } from '#kernel/i18n/words-with-amounts.ts'
import type { SystemAlias } from './rules.ts'

/** A notification about a fact. */
export interface NoticeMessage {
  readonly player_id: bigint
  /** Unique subject, among those of all players: `deposit:17`. A fact that is processed again adds no second notification. */
  readonly about: string
  readonly system_alias: SystemAlias
  readonly title: WordsWithAmounts
  readonly body: WordsWithAmounts
  /** Path on the site. */
  readonly link: string | null
  /** Set if a slice shows its own toast at once (a race, the cash desk); the centre then only stores it. */
  readonly has_own_notice: boolean
  /** It asks its player to play or to take part: who takes a break, or is restricted by the house, is not told. */
  readonly is_invitation?: boolean
}

/** A kind of notification that a player may turn off in the profile (NC-010). */
export type SubscriptionName = keyof ProfileData['settings']['subscriptions']

/** The notifications about a batch of facts. */
export type MessagesOf<S extends TObject> = (facts: readonly Fact<S>[], tx: Tx, house: House) => Promise<readonly NoticeMessage[]>

export interface Notice {
  readonly fact: FactKind<TObject>
  readonly messagesOf: MessagesOf<TObject>
  /** Without one it cannot be turned off. */
  readonly subscription: SubscriptionName | undefined
  /** It is about the player's own money, or the safety or data of the account, and nothing else: self-excluded players receive it, too. */
  readonly is_always_told: boolean
}

/** Declares notifications about a kind of fact that names many players, or says in few words what stands elsewhere. */
export const noticesOf = <S extends TObject>(fact: FactKind<S>, messagesOf: MessagesOf<S>, subscription?: SubscriptionName): Notice => ({
  subscription,
  is_always_told: false,
  fact: fact as unknown as FactKind<TObject>,
  messagesOf: messagesOf as unknown as Notice['messagesOf'],
})

/**
 * Declares a notification about a kind of fact; returns undefined for facts without one. With a `subscription` the player can turn
 * it off.
 */
export const noticeOf = <S extends TObject>(
  fact: FactKind<S>,
  messageOf: (fact: Fact<S>) => NoticeMessage | undefined,
  subscription?: SubscriptionName,
): Notice => noticesOf(fact, (facts) => Promise.resolve(facts.flatMap((one) => messageOf(one) ?? [])), subscription)

/**
 * Declares a notification about the player's own money: a payout, a bet that was cashed out. Who excluded themselves receives it, so
 * neither its words nor its link may invite to play or to deposit. With a `subscription` the player can turn it off.
 */
export const moneyNoticeOf = <S extends TObject>(
  fact: FactKind<S>,
  messageOf: (fact: Fact<S>) => NoticeMessage | undefined,
  subscription?: SubscriptionName,
): Notice => ({ ...noticeOf(fact, messageOf, subscription), is_always_told: true })

/**
 * Declares a notification about the safety or the data of the player's account: a log-in on a new device, a copy of the data, a decision on a
 * document. Who excluded themselves receives it, for their money stands there; its words and its link are as plain as those about money.
 */
export const accountNoticeOf = <S extends TObject>(fact: FactKind<S>, messageOf: (fact: Fact<S>) => NoticeMessage | undefined): Notice => ({
  ...noticeOf(fact, messageOf),
  is_always_told: true,
})

/** Notifications contributed by slices. Self-excluded players receive only those about their own money and account. */
export const notices = defineExtension<Notice>('messages/notifications.notices', { keyOf: ({ fact }) => fact.kind })
