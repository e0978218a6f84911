import type { ComponentType } from 'react'
import { defineExtension } from '#kernel/extensions.ts'

/** What stands under the tab of sport on the page of bonuses. It has an empty state of its own. */
export interface SportBonusesView {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

export const sportBonusesViews = defineExtension<SportBonusesView>('bonuses/bonuses.sport', { keyOf: ({ name }) => name })
