import type { ComponentType } from 'react'
import type { BonusOffer } from './contract.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'

interface CodedOffers {
  /** The slice. */
  readonly name: string
  /** What announced codes would give to whoever asks now, each with its `promoCode`; to a guest, null, what anybody may use. */
  readonly read: (house: House, player_id: bigint | null, language: Language) => Promise<readonly BonusOffer[]>
}

/** Bonuses that a code brings, shown with the code on the page of bonuses (BO-015). */
export const codedOffers = defineExtension<CodedOffers>('bonuses/bonuses.coded', { keyOf: ({ name }) => name })

/** What stands under the tab of sport on the page of bonuses. It has an empty state of its own. */
export interface SportBonusesView {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

export const sportBonusesViews = defineExtension<SportBonusesView>('bonuses/bonuses.sport', { keyOf: ({ name }) => name })
