import type { ComponentType } from 'react'
import type { BonusOffer } from './contract.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'

interface CodedOffers {
  /** The slice. */
  readonly name: string
  /** What announced codes would give to whoever asks now, each with its `promoCode`; to a guest, null, what anybody may use. */
  readonly read: (house: House, player_id: bigint | null, language: Language) => Promise<readonly BonusOffer[]>
}

/** Bonuses that a code brings, shown with the code on the page of bonuses (BO-015). */
export const codedOffers = defineExtension<CodedOffers>('bonuses/bonuses.coded', { keyOf: ({ name }) => name })

interface StakeSteps {
  /** The slice. */
  readonly name: string
  /** What may be staked in a round of a slot, minor units. */
  readonly of: (currency: Currency) => readonly number[]
}

/** What a bonus is worth is told for a stake that its player can choose. */
export const stakeSteps = defineExtension<StakeSteps>('bonuses/bonuses.stakes', { keyOf: ({ name }) => name })

/** A round whose stake was taken and whose win is still to come. */
interface OpenRound {
  readonly begun_at: Date
  /** What of its player's paid for it: `main`, `bonus:17`, `free-spins:4`. */
  readonly purses: readonly string[]
}

interface OpenRounds {
  /** The slice. */
  readonly name: string
  /** The rounds of these players that are not over, by what is committed; their stakes are held by the caller. */
  readonly read: (db: Executor, player_ids: readonly bigint[]) => Promise<readonly OpenRound[]>
}

/** A bonus does not end while its money is at stake: what that wins would go to the house. */
export const openRounds = defineExtension<OpenRounds>('bonuses/bonuses.open-rounds', { keyOf: ({ name }) => name })

/** What stands under the tab of sport on the page of bonuses. It has an empty state of its own. */
export interface SportBonusesView {
  readonly name: string
  /** From the top; the free bets, whose empty state ends the page, come last. */
  readonly position?: number
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

export const sportBonusesViews = defineExtension<SportBonusesView>('bonuses/bonuses.sport', { keyOf: ({ name }) => name })
