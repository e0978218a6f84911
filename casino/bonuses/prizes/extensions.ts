import type { Static, TSchema } from 'typebox'
import type { Account } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { WordsWithAmounts } from '#kernel/i18n/words-with-amounts.ts'

/** A prize as its kind is asked to hand it over. */
export interface GivenPrize<C> {
  readonly prize_id: bigint
  readonly player_id: bigint
  readonly content: C
  /** What the player chose, where the kind waits for them. */
  readonly choice: unknown
}

/** What a prize is worth to the campaign that gives it: so much leaves its fund. */
export interface PrizeValue {
  readonly asset: string
  /** Minor units; 0 for what costs nothing. */
  readonly amount_minor: bigint
}

/** How a prize reaches its player. */
export type Handing<C> =
  /** Its value goes from the fund into an account of the player, in the transaction that gives it. */
  | { readonly when: 'at-once'; readonly to: (player_id: bigint, content: C) => Account }
  /**
   * Right after the commit (`after-commit`) or when the player takes it (`when-taken`), in a transaction of its own. What it is worth stands
   * in `promised`: `hand` posts out of it what it uses, and what it leaves goes to the house as spent. `under-way` says that the rest
   * happens later and the owner calls `finishPrize` then.
   */
  | {
      readonly when: 'after-commit' | 'when-taken'
      readonly hand: (tx: Tx, house: House, prize: GivenPrize<C>, promised: Account) => Promise<'handed' | 'under-way'>
    }

/** One kind of prize, owned by the slice that hands it over. */
export interface PrizeKind<C> {
  /** `money`, `free-spins`. */
  readonly kind: string
  /** What a prize of this kind says of itself; kept as JSON. */
  readonly schema: TSchema
  /** What is wrong with a content that fits the schema, in words for whoever made the campaign; undefined when nothing is. */
  readonly faultOf?: (content: C, house: House) => string | undefined
  /** Name of a drawn icon (ui/art-icon.tsx). */
  readonly picture: string
  /** What it is, short, by a key of the owner's texts: "20 free spins". */
  readonly say: (content: C, house: House) => WordsWithAmounts
  /** What the notification centre says of it: a sentence. */
  readonly tell: (content: C, house: House) => WordsWithAmounts
  readonly value: (content: C, house: House) => PrizeValue
  readonly handing: Handing<C>
}

/** What kinds of prize there are. Nothing of a kind that nobody contributes is promised. */
export const prizeKinds = defineExtension<PrizeKind<never>>('bonuses/prizes.kinds', {
  keyOf: ({ kind }) => kind,
  faultOf: ({ kind }) => (/^[a-z][a-z0-9-]{1,39}$/.test(kind) ? undefined : 'the name of a kind is in kebab-case'),
})

/** A kind as it is contributed: its content is what its schema says. */
export const prizeKind = <S extends TSchema>(kind: Omit<PrizeKind<Static<S>>, 'schema'> & { readonly schema: S }): PrizeKind<never> =>
  kind as unknown as PrizeKind<never>

/** A kind of points that can be a prize: counted by the ledger in the purse `points`, never money. */
export interface PointAsset {
  /** As the ledger knows it: `sevens`. */
  readonly asset: string
  readonly picture: string
  /** "30 sevens". */
  readonly say: (amount: number) => WordsWithAmounts
  /** A sentence for the notification centre. */
  readonly tell: (amount: number) => WordsWithAmounts
}

export const pointAssets = defineExtension<PointAsset>('bonuses/prizes.point-assets', { keyOf: ({ asset }) => asset })
