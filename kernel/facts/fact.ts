import type { Static, TObject } from 'typebox'

/** A kind of fact: something that happened, `area/slice.what-happened`, and the shape of what is known of it. */
export interface FactKind<S extends TObject = TObject> {
  readonly kind: string
  readonly schema: S
  /** Makes one fact of this kind. `player_id` is who it is about, if it is about a player. */
  (data: Static<S>, player_id?: bigint): NewFact<S>
}

export interface NewFact<S extends TObject = TObject> {
  readonly kind: string
  readonly data: Static<S>
  readonly player_id: bigint | undefined
}

/** A fact as the log keeps it. Amounts inside `data` are JSON integers in minor units. */
export interface Fact<S extends TObject = TObject> {
  readonly kind: string
  readonly position: bigint
  readonly tx: string
  readonly player_id: bigint | null
  readonly data: Static<S>
  readonly at: Date
}

/** Declares a fact. The kind's prefix is the slice's name: `casino/contests/races` announces `contests/races.race-finished`. */
export const defineFact = <const S extends TObject>(kind: `${string}/${string}.${string}`, schema: S): FactKind<S> =>
  Object.assign((data: Static<S>, player_id?: bigint): NewFact<S> => ({ kind, data, player_id }), { kind, schema })
