import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { WordsWithAmounts } from '#kernel/i18n/words-with-amounts.ts'

/** What stands in a purse of a player. Minor units. */
export interface StandingPurse {
  readonly purse: string
  readonly asset: string
  readonly balance_minor: bigint
}

/** What a purse is to its player. */
export interface PurseExplanation {
  readonly title: WordsWithAmounts
  /** `free`: it may be paid out now. `kept`: something keeps it. `counted`: it is no money. */
  readonly state: 'free' | 'kept' | 'counted'
  /** What keeps it from being paid out and what frees it; for what is free, how to have it. */
  readonly words: WordsWithAmounts
  /** Where it is freed or had. */
  readonly link: string | null
}

/** Purses of one kind, explained by whoever keeps them. */
export interface ExplainedPurses {
  /** What their names begin with: `main`, `box-hold:`. The longest that fits explains a purse. */
  readonly prefix: string
  /** One explanation for each purse, in their order. */
  readonly explain: (house: House, player_id: bigint, purses: readonly StandingPurse[]) => Promise<readonly PurseExplanation[]>
}

/** What players know a kind of points as, said by whoever counts it. */
export interface PointsName {
  /** As the ledger knows it: `tokens`. */
  readonly asset: string
  /** In the middle of a sentence. */
  readonly name: Text
}

export const pointsNames = defineExtension<PointsName>('money/statements.points-names', { keyOf: ({ asset }) => asset })

export const explainedPurses = defineExtension<ExplainedPurses>('money/statements.purses', { keyOf: ({ prefix }) => prefix })
