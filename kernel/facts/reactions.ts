import type { Static, TObject } from 'typebox'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'

/** A batch of one kind of fact, in the order of the log, inside the transaction that also moves the checkpoint. */
export type BatchHandler<S extends TObject> = (facts: readonly Fact<S>[], tx: Tx, house: House) => Promise<void>
/** One fact, inside the producer's own transaction. */
export type InTransactionHandler<S extends TObject> = (
  fact: { data: Static<S>; player_id: bigint | undefined },
  tx: Tx,
  house: House,
) => Promise<void>

export interface Reaction {
  readonly lane: 'after-commit' | 'in-transaction'
  readonly kind: string
  readonly handle: BatchHandler<TObject> | InTransactionHandler<TObject>
}

/** Reacts after commit, in batches, each fact exactly once. One statement for many facts, never a query per fact. */
export const on = <S extends TObject>(fact: FactKind<S>, handle: BatchHandler<S>): Reaction => ({
  lane: 'after-commit',
  kind: fact.kind,
  handle: handle as unknown as BatchHandler<TObject>,
})

/** Reacts inside the producer's transaction. For money, wagering and limits alone: it makes the producer slower. */
export const onInTransaction = <S extends TObject>(fact: FactKind<S>, handle: InTransactionHandler<S>): Reaction => ({
  lane: 'in-transaction',
  kind: fact.kind,
  handle: handle as unknown as InTransactionHandler<TObject>,
})
