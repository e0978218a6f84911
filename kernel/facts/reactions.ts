import type { Static, TObject } from 'typebox'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'

/** Handles a batch of one kind of fact, in log order, in the transaction that also moves the checkpoint. */
export type BatchHandler<S extends TObject> = (facts: readonly Fact<S>[], tx: Tx, house: House) => Promise<void>
/** Handles one fact inside the producer's own transaction. */
export type InTransactionHandler<S extends TObject> = (
  fact: { data: Static<S>; player_id: bigint | undefined },
  tx: Tx,
  house: House,
) => Promise<void>

/**
 * Where a new reaction starts on an existing database: `beginning` processes the whole log, for what is built on everything that
 * happened; `deployment` starts now, for what is said or given to people, who must not receive years of messages at once. If a
 * slice has several reactions to one kind, the earliest start applies to all.
 */
export type From = 'beginning' | 'deployment'

/** Of the facts of a batch, those that a slice cares for. */
type Concerns<S extends TObject> = (facts: readonly Fact<S>[], tx: Tx) => Promise<readonly Fact<S>[]>

/** Whether a fact concerns a slice, where the fact itself says so. */
export type IsOwn<S extends TObject> = (fact: Fact<S>, house: House) => boolean

export interface AfterCommitReaction {
  readonly lane: 'after-commit'
  readonly kind: string
  readonly from: From
  readonly isOwn?: IsOwn<TObject> | undefined
  readonly reads_on?: boolean | undefined
  readonly own_reader?: string | undefined
  readonly own_batch?: boolean | undefined
  readonly concerns?: Concerns<TObject> | undefined
  readonly handle: BatchHandler<TObject>
}

export interface InTransactionReaction {
  readonly lane: 'in-transaction'
  readonly kind: string
  readonly handle: InTransactionHandler<TObject>
}

export type Reaction = AfterCommitReaction | InTransactionReaction

/**
 * Reacts after the commit, in batches, to each fact exactly once. Use one statement for many facts, not one per fact. Facts are handled in
 * log order, so each change of kind divides a batch. Where most facts of a kind concern nobody here, `concerns` drops them first, and what
 * stands around them is handled at once; where each fact says itself whether it concerns the slice, `isOwn` looks at it before there is a
 * batch at all. A reaction that announces the next fact of its own kind names `reads_on`: its reader then looks for it right after the commit.
 * One that works in transactions of its own is named as an `own_reader`: they would wait for rows that the slice's other reactions have
 * changed in the same batch, which waits for them. One whose locks come before all others has an `own_batch`: facts of other kinds, whose
 * handlers would have locked something before it, are never in one transaction with it.
 */
export const on = <S extends TObject>(
  fact: FactKind<S>,
  options: {
    readonly from: From
    readonly concerns?: Concerns<S>
    readonly isOwn?: IsOwn<S>
    readonly reads_on?: boolean
    readonly own_reader?: string
    readonly own_batch?: boolean
  },
  handle: BatchHandler<S>,
): AfterCommitReaction => ({
  lane: 'after-commit',
  kind: fact.kind,
  from: options.from,
  isOwn: options.isOwn as unknown as IsOwn<TObject> | undefined,
  reads_on: options.reads_on,
  own_reader: options.own_reader,
  own_batch: options.own_batch,
  concerns: options.concerns as unknown as Concerns<TObject> | undefined,
  handle: handle as unknown as BatchHandler<TObject>,
})

/** Reacts inside the producer's transaction. Only for money, wagering and limits, because it slows the producer down. */
export const onInTransaction = <S extends TObject>(fact: FactKind<S>, handle: InTransactionHandler<S>): InTransactionReaction => ({
  lane: 'in-transaction',
  kind: fact.kind,
  handle: handle as unknown as InTransactionHandler<TObject>,
})
