import type { ComponentType } from 'react'
import type { Executor } from '#kernel/database/database.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { DepositOffer } from './contract.ts'
import type { PayoutMessage } from './server/provider.ts'

/**
 * Result of a provider's authentic message: it `moved` something, contained `nothing-new`, named another amount than ordered
 * (`amount-differs`), concerned an unknown payment (`payment-unknown`), or contradicts what was settled (`contradicts`: an operator
 * must check it).
 */
export type Applied = 'moved' | 'nothing-new' | 'amount-differs' | 'payment-unknown' | 'contradicts'

/** Handlers of provider messages that do not concern deposits. */
export interface MessageReader {
  readonly about: PayoutMessage['about']
  readonly apply: (house: House, provider: string, message: PayoutMessage) => Promise<Applied>
}

export const messageReaders = defineExtension<MessageReader>('money/cash-desk.message-readers', { keyOf: ({ about }) => about })

/** Cash that came in by another way than a payment. Limits on deposits count it like one. */
export interface OtherDeposit {
  readonly source: string
  /** All that came since a moment, in minor units by currency. */
  readonly read: (
    db: Executor,
    player_id: bigint,
    since: Date,
  ) => Promise<readonly { readonly amount_minor: bigint; readonly currency: Currency; readonly at: Date }[]>
}

export const otherDeposits = defineExtension<OtherDeposit>('money/cash-desk.other-deposits', { keyOf: ({ source }) => source })

/** A deposit with a chosen bonus; amount in minor units. */
export interface DepositWithBonus {
  readonly player_id: bigint
  readonly bonus_id: number
  readonly amount_minor: bigint
  readonly currency: Currency
}

/** Whom a bonus is looked up for. */
export interface OfferAsked {
  readonly house: House
  readonly player_id: bigint
  readonly currency: Currency
  readonly language: Language
}

/** Checks bonuses chosen with a deposit, and names those on offer. The slice learns of a completed deposit through `deposit-completed`. */
export interface DepositBonuses {
  readonly product: 'casino' | 'sport'
  /** Why this deposit would not qualify for the bonus; null if it does. */
  readonly faultOf: (house: House, deposit: DepositWithBonus) => Promise<'deposit-bonus-unknown' | 'deposit-below-bonus' | null>
  /** Those that the player may choose with a deposit now, as their page lists them. */
  readonly offersFor: (asked: OfferAsked) => Promise<readonly DepositOffer[]>
}

export const depositBonuses = defineExtension<DepositBonuses>('money/cash-desk.deposit-bonuses', { keyOf: ({ product }) => product })

/** A part of the deposit form between amount and payment method. It must not preselect anything. */
export interface BonusChoiceProps {
  readonly currency_id: number
  readonly method_id: number
  /** The typed amount in minor units; null if it is not an amount. */
  readonly amount_minor: number | null
  /** The chosen bonus; 0 for none. */
  readonly bonus_id: number
  readonly onChoose: (bonus_id: number) => void
}

/** In the browser: the part of the form in which a bonus is chosen. */
export const bonusChoices = defineExtension<{
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<BonusChoiceProps> }>
}>('money/cash-desk.bonus-choices', { keyOf: ({ name }) => name })
