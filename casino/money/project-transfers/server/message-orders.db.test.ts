import fc from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { balanceOf, clearingAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { creditCall } from '../door.ts'
import { given_up_after_ms } from '../rules.ts'
import { cashOf, linkedPair, type Pair, twoHouses, type TwoHouses } from '../testing/two-houses.ts'
import type { Ask } from './ask-project.ts'
import { deliver } from './deliver-transfer.ts'
import { linksOf } from './link-store.ts'
import { credit, voidTransfer } from './receive-transfer.ts'
import { insertTransfer, transferById } from './transfer-store.ts'

/** Orders of messages; the long form with LONG_MODEL=10000. */
const orders = Number(process.env['LONG_MODEL'] ?? 30)

let houses: TwoHouses
let pair: Pair
let link: string
beforeAll(async () => {
  houses = await twoHouses()
  pair = await linkedPair(houses, 100_000n)
  link = (await linksOf(houses.beta.house.db, pair.there.player_id))[0]?.id ?? ''
})
afterAll(() => houses.close())

class Killed extends Error {}

/** The house in a process that is killed before its `nth` statement; 0 lets it live. */
const killedAt = (house: House, nth: number): House => {
  let left = nth
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (nth > 0 && --left === 0) throw new Killed('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...house, db: house.db.withPlugin(plugin) }
}

/** A message that was sent: it may arrive at any time after, any number of times. */
interface Message {
  readonly is_credit: boolean
  readonly content: Parameters<typeof credit>[2]
}

type Step =
  /** Alpha runs its job; of its question's answer nothing may come back, and either side may be killed at a statement. */
  | { readonly what: 'job'; readonly is_lost: 'question' | 'answer' | null; readonly alpha_dies: number; readonly beta_dies: number }
  /** A message from before arrives again, or late. */
  | { readonly what: 'arrives'; readonly which: number; readonly beta_dies: number }
  | { readonly what: 'given up' }

const dies = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 14 }) })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('job' as const),
      is_lost: fc.constantFrom<'question' | 'answer' | null>(null, 'question', 'answer'),
      alpha_dies: dies,
      beta_dies: dies,
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('arrives' as const), which: fc.nat(7), beta_dies: dies }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('given up' as const) }) },
)

let transfers = 0

/** Money that has left the purse at alpha and was told to nobody yet. */
const leave = () =>
  inTransaction(houses.alpha.house.db, async (tx) => {
    const sent_at = houses.alpha.clock.now()
    const recall_at = new Date(sent_at.getTime() + given_up_after_ms)
    const name = `transfer-in-any-order-${++transfers}`
    const of = { player_id: pair.here.player_id, project: 'beta', link_id: link, currency: 'UAH', amount: 10n } as const
    const { id } = await insertTransfer(tx, { ...of, name, request_key: name, sent_at, recall_at })
    const [from, to] = [purseOf(of.player_id, 'main', 'UAH'), clearingAccount('project-beta', 'UAH')]
    await post(tx, houses.alpha.house, { key: `test-leave:${name}`, reason: 'transfer', postings: [{ from, to, amount_minor: 10n }] })
    return id
  })

/** Beta hears a message, whoever sends it and whenever. */
const hear = (house: House, { is_credit, content }: Message) =>
  is_credit ? credit(house, 'alpha', content) : voidTransfer(house, 'alpha', content)

const forgiveDeath = (error: unknown): void => {
  if (!(error instanceof Killed) && !(error instanceof Error && error.message === 'lost')) throw error
}

test('in any order of messages, lost, late and repeated, with either house killed at any statement, money is in one place and both houses agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const [here, there] = [await cashOf(houses.alpha, pair.here), await cashOf(houses.beta, pair.there)]
      const id = await leave()
      const messages: Message[] = []
      const ask =
        (is_lost: 'question' | 'answer' | null, beta: House): Ask =>
        async (_house, _project, call, content) => {
          const message: Message = { is_credit: call.route === creditCall.route, content: content as never }
          messages.push(message)
          if (is_lost === 'question') throw new Error('lost')
          const answer = await hear(beta, message)
          if (is_lost === 'answer') throw new Error('lost')
          return answer as never
        }
      const run = async (one: Step): Promise<void> => {
        if (one.what === 'given up') return houses.advance(given_up_after_ms)
        const beta = killedAt(houses.beta.house, one.beta_dies)
        if (one.what === 'job') return deliver(killedAt(houses.alpha.house, one.alpha_dies), id, ask(one.is_lost, beta)).catch(forgiveDeath)
        const message = messages[one.which]
        if (message) await hear(beta, message).then(() => undefined, forgiveDeath)
      }
      const settled = async () => {
        const { state = 'gone' } = (await transferById(houses.alpha.house.db, id)) ?? {}
        return [state, (await cashOf(houses.alpha, pair.here)) - here, (await cashOf(houses.beta, pair.there)) - there]
      }
      for (const one of steps) {
        await run(one)
        const [state, out = 0n, into = 0n] = await settled()
        // Never in both purses, and out of clearing on the word of beta alone.
        expect(Number(out) + Number(into)).toBeLessThanOrEqual(0)
        if (state === 'arrived') expect([out, into]).toEqual([-10n, 10n])
        if (state === 'returned') expect([out, into]).toEqual([0n, 0n])
      }
      // Both live again and the line holds: one run of the job ends it, and what is still on its way changes nothing.
      await deliver(houses.alpha.house, id, ask(null, houses.beta.house))
      const end = await settled()
      expect([
        ['arrived', -10n, 10n],
        ['returned', 0n, 0n],
      ]).toContainEqual(end)
      for (const message of messages) await hear(houses.beta.house, message)
      await deliver(houses.alpha.house, id, ask(null, houses.beta.house))
      expect(await settled()).toEqual(end)
      const clearing = [
        await balanceOf(houses.alpha.house.db, clearingAccount('project-beta', 'UAH')),
        await balanceOf(houses.beta.house.db, clearingAccount('project-alpha', 'UAH')),
      ]
      expect((clearing[0] ?? 0n) + (clearing[1] ?? 0n)).toBe(0n)
    }),
    { numRuns: orders },
  )
})
