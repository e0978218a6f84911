import type { TObject } from 'typebox'
import type { House } from '#kernel/house.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import type { IsOwn } from '#kernel/facts/reactions.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'

/** Turns a batch of committed facts into realtime messages; may read the database but not write. */
export type PushHandler<S extends TObject> = (
  facts: readonly Fact<S>[],
  house: House,
) => readonly Publication[] | Promise<readonly Publication[]>

export interface Push {
  readonly kind: string
  readonly isOwn?: IsOwn<TObject> | undefined
  readonly handle: PushHandler<TObject>
}

/**
 * Declares the messages that a fact causes. Runs after the commit and may repeat a message after a crash, so messages carry current
 * state, not changes. Where a fact says itself that there is nothing to tell of it, `isOwn` leaves it out before it is read with others.
 */
export const push = <S extends TObject>(fact: FactKind<S>, handle: PushHandler<S>, isOwn?: IsOwn<S>): Push => ({
  kind: fact.kind,
  isOwn: isOwn as unknown as IsOwn<TObject> | undefined,
  handle: handle as unknown as PushHandler<TObject>,
})
