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

/**
 * Where a reaction begins in a house that is years old: at the `beginning` of the log, for what builds on everything that happened, or
 * at its own `deployment`, for what is said or given to people: they must not hear of years at once. Of a slice's reactions to one kind
 * the earliest counts for all.
 */
export type From = 'beginning' | 'deployment'

export interface AfterCommitReaction {
  readonly lane: 'after-commit'
  readonly kind: string
  readonly from: From
  readonly handle: BatchHandler<TObject>
}

export interface InTransactionReaction {
  readonly lane: 'in-transaction'
  readonly kind: string
  readonly handle: InTransactionHandler<TObject>
}

export type Reaction = AfterCommitReaction | InTransactionReaction

/** Reacts after commit, in batches, each fact exactly once. One statement for many facts, never a query per fact. */
export const on = <S extends TObject>(
  fact: FactKind<S>,
  { from }: { readonly from: From },
  handle: BatchHandler<S>,
): AfterCommitReaction => ({
  lane: 'after-commit',
  kind: fact.kind,
  from,
  handle: handle as unknown as BatchHandler<TObject>,
})

/** Reacts inside the producer's transaction. For money, wagering and limits alone: it makes the producer slower. */
export const onInTransaction = <S extends TObject>(fact: FactKind<S>, handle: InTransactionHandler<S>): InTransactionReaction => ({
  lane: 'in-transaction',
  kind: fact.kind,
  handle: handle as unknown as InTransactionHandler<TObject>,
})
