import type { Carry } from '../house.ts'
import { sign, signedCall, type Sent } from '../signed-calls.ts'

/** A studio that does one thing wrong, by what becomes of its calls on their way. */
interface Mutant {
  readonly what: string
  /** Words of the scene of the certification that catches it. */
  readonly scene: RegExp
  readonly fault: string
  readonly spoil: (next: Carry, key: string, now: () => Date) => Carry
}

type Body = Record<string, unknown>

const callOf = ({ path }: Sent): string => path.split('/').at(-2) ?? ''
const bodyOf = ({ body }: Sent): Body => JSON.parse(body) as Body
const yes = (data: object) => ({ status: 200, body: JSON.stringify({ success: true, data }) })

/** Another call or another content, signed as the studio would. */
const instead = (sent: Sent, key: string, now: () => Date, change: Body, call = callOf(sent)): Sent =>
  signedCall(key, sent.path.replace(/[^/]+\/$/, `${call}/`), change, now())

type Spoil = (at: {
  sent: Sent
  next: Carry
  body: Body
  times: number
  another: (change: Body, call?: string) => Sent
}) => ReturnType<Carry>

/** Spoils the calls of one kind; `*` is every call. */
const at =
  (call: string, spoil: Spoil): Mutant['spoil'] =>
  (next, key, now) => {
    let times = 0
    return async (sent) => {
      if (call !== '*' && callOf(sent) !== call) return next(sent)
      times += 1
      const body = bodyOf(sent)
      return spoil({ sent, next, body, times, another: (change, other) => instead(sent, key, now, change, other) })
    }
  }

const won = /A won round/
const signedAnew =
  (change: { key?: string; late_s?: number; nonce?: string }): Mutant['spoil'] =>
  (next, key, now) =>
  (sent) => {
    const time = String(Math.floor(now().getTime() / 1000) - (change.late_s ?? 0))
    const nonce = change.nonce ?? sent.headers['x-nonce'] ?? ''
    const signature = sign(change.key ?? key, { from: 'provider', method: 'POST', path: sent.path, time, nonce, body: sent.body })
    return next({ ...sent, headers: { ...sent.headers, 'x-time': time, 'x-nonce': nonce, 'x-signature': signature } })
  }

export const mutants: readonly Mutant[] = [
  {
    what: 'stakes twice under two names',
    scene: won,
    fault: 'one debit was sent under several names',
    spoil: at('debit', async ({ sent, next, body, another }) => {
      await next(another({ ...body, transaction: `${String(body['transaction'])}-again` }))
      return next(sent)
    }),
  },
  {
    what: 'credits twice under two names',
    scene: won,
    fault: 'one credit was sent under several names',
    spoil: at('credit', async ({ sent, next, body, another }) => {
      await next(another({ ...body, transaction: `${String(body['transaction'])}-again` }))
      return next(sent)
    }),
  },
  {
    what: 'credits before it stakes',
    scene: won,
    fault: 'a credit came before its debit',
    spoil: at('debit', async ({ sent, next, body, another }) => {
      const { round, currency } = body
      await next(another({ transaction: `${String(round)}-credit`, round, amount: 196, currency }, 'credit'))
      return next(sent)
    }),
  },
  {
    what: 'closes before it credits',
    scene: won,
    fault: 'a close came before its credit',
    spoil: at('credit', async ({ sent, next, body, another }) => {
      await next(another({ round: body['round'], staked: 100, won: 196 }, 'close'))
      return next(sent)
    }),
  },
  {
    what: 'asks again with another stake',
    scene: /answer to a debit is lost/,
    fault: 'a debit was repeated with other content',
    spoil: at('debit', ({ sent, next, body, times, another }) => next(times === 1 ? sent : another({ ...body, amount: 50 }))),
  },
  {
    what: 'asks again under another name',
    scene: /answer to a debit is lost/,
    fault: 'one debit was sent under several names',
    spoil: at('debit', ({ next, body, times, another }) =>
      next(another({ ...body, transaction: `${String(body['transaction'])}-${times}` })),
    ),
  },
  {
    what: 'sends another win again',
    scene: /answer to a credit is lost/,
    fault: 'a credit was repeated with other content',
    spoil: at('credit', ({ sent, next, body, times, another }) => next(times === 1 ? sent : another({ ...body, amount: 150 }))),
  },
  {
    what: 'forgets a win while the house is busy',
    scene: /busy at a credit/,
    fault: 'a credit that nobody confirmed was not sent again',
    spoil: at('credit', async ({ sent, next }) => {
      await next(sent)
      return yes({})
    }),
  },
  {
    what: 'plays on when an excluded player is refused',
    scene: /excluded/,
    fault: 'a round went on whose stake was refused',
    spoil: at('debit', async ({ sent, next }) => {
      await next(sent)
      return yes({})
    }),
  },
  {
    what: 'asks for half when the stake was refused',
    scene: /above the balance/,
    fault: 'a refused stake was asked for again',
    spoil: at('debit', async ({ sent, next, body, another }) => {
      await next(sent)
      return next(another({ ...body, amount: Number(body['amount']) / 2, transaction: `${String(body['transaction'])}-half` }))
    }),
  },
  {
    what: 'dies in a round that was won',
    scene: won,
    fault: 'a win was not credited',
    spoil: (next) => (sent) => (['credit', 'close'].includes(callOf(sent)) ? Promise.resolve(yes({})) : next(sent)),
  },
  {
    what: 'never closes a round',
    scene: /A lost round/,
    fault: 'the round was not closed',
    spoil: at('close', async () => yes({})),
  },
  {
    what: 'credits a round that was lost',
    scene: /A lost round/,
    fault: 'a lost round was credited',
    spoil: at('close', async ({ sent, next, body, another }) => {
      await next(another({ transaction: `${String(body['round'])}-gift`, round: body['round'], amount: 100, currency: 'UAH' }, 'credit'))
      return next(sent)
    }),
  },
  {
    what: 'stakes in another currency',
    scene: won,
    fault: 'an amount is in another currency',
    spoil: at('debit', ({ next, body, another }) => next(another({ ...body, currency: 'USD' }))),
  },
  {
    what: 'credits in another currency',
    scene: won,
    fault: 'an amount is in another currency',
    spoil: at('credit', ({ next, body, another }) => next(another({ ...body, currency: 'USD' }))),
  },
  {
    what: 'stakes more than the player chose',
    scene: won,
    fault: 'the stake is not what was asked for',
    spoil: at('debit', ({ next, body, another }) => next(another({ ...body, amount: 200 }))),
  },
  {
    what: 'credits parts of a unit',
    scene: won,
    fault: 'an amount is not in whole minor units',
    spoil: at('credit', ({ next, body, another }) => next(another({ ...body, amount: 195.5 }))),
  },
  {
    what: 'closes with other sums',
    scene: won,
    fault: 'the round was closed with other sums',
    spoil: at('close', ({ next, body, another }) => next(another({ ...body, won: 1 }))),
  },
  {
    what: 'takes back a round and pays it',
    scene: won,
    fault: 'a round that was taken back went on',
    spoil: at('credit', async ({ sent, next, body, another }) => {
      const { round } = body
      await next(another({ transaction: `${String(round)}-rollback`, round, debit: `${String(round)}-debit` }, 'rollback'))
      return next(sent)
    }),
  },
  {
    what: 'never takes back a stake that nobody confirmed',
    scene: /never answered/,
    fault: 'a stake that nobody confirmed was not taken back',
    spoil: at('rollback', async () => yes({})),
  },
  {
    what: 'takes back another debit',
    scene: /never answered/,
    fault: 'a rollback names another debit',
    spoil: at('rollback', ({ next, body, another }) => next(another({ ...body, debit: 'another-debit' }))),
  },
  {
    what: 'opens a game that nobody launched',
    scene: /token that opens nothing/,
    fault: 'a stake was taken without a session',
    spoil: at('session', async ({ sent, next }) => {
      await next(sent)
      return yes({ session: 'a-session-that-nobody-opened', currency: 'UAH', exponent: 2, balance: 1, language: 'en' })
    }),
  },
  { what: 'signs with another key', scene: won, fault: 'a signature does not match', spoil: signedAnew({ key: '00'.repeat(32) }) },
  { what: 'signs for another time', scene: won, fault: 'a call is signed for another time', spoil: signedAnew({ late_s: 3_600 }) },
  {
    what: 'signs with one nonce for ever',
    scene: won,
    fault: 'a nonce comes twice',
    spoil: signedAnew({ nonce: 'the-only-nonce-there-is' }),
  },
  {
    what: 'changes what it signed',
    scene: won,
    fault: 'a signature does not match',
    spoil: (next) => (sent) => next({ ...sent, body: sent.body.replace(/}$/, ' }') }),
  },
]
