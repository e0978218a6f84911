import type { TestHouse } from '#apps/testing/test-house.ts'
import { asOwner } from '#apps/testing/as-owner.ts'

/**
 * Replaces a function of the ledger by itself with an edit: a mistake that a test must notice. Throws when the edit does not
 * fit the function's text any more. Gives what puts the function back, so that many mutants can have one house.
 */
export const mutate = (test: TestHouse, name: string, edits: readonly (readonly [string, string])[]): Promise<() => Promise<unknown>> =>
  asOwner(test, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select pg_get_functiondef(oid) as text from pg_proc
      where pronamespace = 'money_wallet'::regnamespace and proname = $1`,
      [name],
    )
    const whole = rows[0]?.text ?? ''
    let text = whole
    for (const [from, to] of edits) {
      if (!text.includes(from)) throw new Error(`the mutant does not fit money_wallet.${name}: it has no "${from}"`)
      text = text.replaceAll(from, to)
    }
    await client.query(text)
    return () => asOwner(test, (owner) => owner.query(whole))
  })
