import type { ComponentType } from 'react'
import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { PayoutMessage } from './server/provider.ts'

/**
 * What came of an authentic message: `moved` something, said `nothing-new`, spoke of another amount than was ordered (`amount-differs`),
 * of what the house does not know (`payment-unknown`), or against what was settled already (`contradicts`: somebody must look).
 */
export type Applied = 'moved' | 'nothing-new' | 'amount-differs' | 'payment-unknown' | 'contradicts'

/** Who hears the messages of providers that are not about deposits. */
export interface MessageReader {
  readonly about: PayoutMessage['about']
  readonly apply: (house: House, provider: string, message: PayoutMessage) => Promise<Applied>
}

export const messageReaders = defineExtension<MessageReader>('money/cash-desk.message-readers', { keyOf: ({ about }) => about })

/** A deposit that a bonus was chosen with; amount in minor units. */
export interface DepositWithBonus {
  readonly player_id: bigint
  readonly bonus_id: number
  readonly amount_minor: bigint
  readonly currency: Currency
}

/** Who knows which bonuses go with a deposit. It hears that one was made by `deposit-completed`. */
export interface DepositBonuses {
  readonly product: 'casino' | 'sport'
  /** Why this deposit would not bring the bonus; null where it would. */
  readonly faultOf: (house: House, deposit: DepositWithBonus) => Promise<'deposit-bonus-unknown' | 'deposit-below-bonus' | null>
}

export const depositBonuses = defineExtension<DepositBonuses>('money/cash-desk.deposit-bonuses', { keyOf: ({ product }) => product })

/** What the desk's form shows between the amount and the way to pay. It chooses nothing by itself. */
export interface BonusChoiceProps {
  readonly currency_id: number
  readonly method_id: number
  /** What is typed, in minor units; null where that is no amount. */
  readonly amount_minor: number | null
  /** The chosen bonus; 0 without one. */
  readonly bonus_id: number
  readonly onChoose: (bonus_id: number) => void
}

/** In the browser: who lets a bonus be chosen with a deposit. */
export const bonusChoices = defineExtension<{
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<BonusChoiceProps> }>
}>('money/cash-desk.bonus-choices', { keyOf: ({ name }) => name })
