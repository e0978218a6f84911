import { setImmediate as turn } from 'node:timers/promises'

/**
 * Runs `work` of a transaction while the database is busy with a statement of it: what `work` computes costs no time then, and its own statements
 * follow. Whoever posts thousands of amounts prepares the thousands of facts about them meanwhile. Both have ended when this returns or throws, so
 * that nothing of a transaction is sent after its end; of two failures the statement's is the cause.
 */
export const meanwhile = async <A, B>(statement: Promise<A>, work: () => Promise<B>): Promise<[A, B]> => {
  const [first, second] = await Promise.allSettled([
    statement,
    (async () => {
      // In the next turn of the event loop the statement has left.
      await turn()
      return work()
    })(),
  ])
  if (first.status === 'rejected') throw first.reason
  if (second.status === 'rejected') throw second.reason
  return [first.value, second.value]
}
