import type { Static, TSchema } from 'typebox'
import type { Account } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Words } from '#kernel/i18n/words.ts'
import type { WordsWithAmounts } from '#kernel/i18n/words-with-amounts.ts'

/** A prize that its kind is asked to deliver. */
export interface GivenPrize<C> {
  readonly prize_id: bigint
  readonly player_id: bigint
  readonly content: C
  /** What it was given for. */
  readonly title: Words
  /** The player's choice, if the kind requires one. */
  readonly choice: unknown
  /** Its player asked for it in the call that gives it, and is told by the answer alone. */
  readonly is_asked?: true
}

/** The value of a prize to its campaign: deducted from the campaign's fund. */
export interface PrizeValue {
  readonly asset: string
  /** Minor units; 0 for what costs nothing. */
  readonly amount_minor: bigint
}

/** How a prize is delivered. */
export type Handing<C> =
  /** Its value moves from the fund to an account of the player, in the granting transaction. */
  | { readonly when: 'at-once'; readonly to: (player_id: bigint, content: C) => Account }
  /**
   * Right after the commit (`after-commit`) or when the player claims it (`when-taken`), in a separate transaction. Its value is in
   * `promised`: `hand` posts what it uses from there, and the rest is booked as spent. `under-way` means that delivery finishes
   * later, when the owner calls `finishPrize`.
   */
  | {
      readonly when: 'after-commit' | 'when-taken'
      readonly hand: (tx: Tx, house: House, prize: GivenPrize<C>, promised: Account) => Promise<'handed' | 'under-way'>
    }

/** A kind of prize, owned by the slice that delivers it. */
export interface PrizeKind<C> {
  /** `money`, `free-spins`. */
  readonly kind: string
  /** Schema of the prize's content; stored as JSON. */
  readonly schema: TSchema
  /**
   * Why such a prize cannot be promised as things stand; the problem for the campaign's author, or undefined. Asked before it is promised and
   * never again: what was promised is given.
   */
  readonly faultOf?: (content: C, house: House) => string | undefined
  /** Name of a drawn icon (ui/art-icon.tsx), where prizes of the kind differ: of what is in it. */
  readonly picture: string | ((content: C, house: House) => string)
  /** Short description by text key: "20 free spins". */
  readonly say: (content: C, house: House) => WordsWithAmounts
  /** A sentence for the notification centre. */
  readonly tell: (content: C, house: House) => WordsWithAmounts
  readonly value: (content: C, house: House) => PrizeValue
  readonly handing: Handing<C>
}

/** The kinds of prize. Prizes of unknown kinds are refused before they are promised. */
export const prizeKinds = defineExtension<PrizeKind<never>>('bonuses/prizes.kinds', {
  keyOf: ({ kind }) => kind,
  faultOf: ({ kind }) => (/^[a-z][a-z0-9-]{1,39}$/.test(kind) ? undefined : 'the name of a kind is in kebab-case'),
})

/** Declares a kind; its content is typed by its schema. */
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
