import type { Static, TObject } from 'typebox'

/** A kind of fact: its name, `area/slice.what-happened`, and the schema of its data. */
export interface FactKind<S extends TObject = TObject> {
  readonly kind: string
  readonly schema: S
  /** Creates a fact of this kind. `player_id` is the player it concerns, if any. */
  (data: Static<S>, player_id?: bigint): NewFact<S>
}

export interface NewFact<S extends TObject = TObject> {
  readonly kind: string
  readonly data: Static<S>
  readonly player_id: bigint | undefined
}

/** A fact as stored in the log. Amounts in `data` are JSON integers in minor units. */
export interface Fact<S extends TObject = TObject> {
  readonly kind: string
  readonly position: bigint
  readonly tx: string
  readonly player_id: bigint | null
  readonly data: Static<S>
  readonly at: Date
}

/** Declares a kind of fact. Its prefix is the slice's name: `casino/contests/races` announces `contests/races.race-finished`. */
export const defineFact = <const S extends TObject>(kind: `${string}/${string}.${string}`, schema: S): FactKind<S> =>
  Object.assign((data: Static<S>, player_id?: bigint): NewFact<S> => ({ kind, data, player_id }), { kind, schema })
