import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { closeBalanced, createWalletHouse, transact } from '../testing/wallet-house.ts'
import { houseAccount, purseOf } from './account.ts'
import { limitRates } from './limit-rates.ts'
import { openWallet } from './open-wallet.ts'
import { post } from './post.ts'
import { reverse } from './reverse.ts'
import { setStakeControls } from './stake-controls.ts'
import { settleMany, takeStake } from './stakes.ts'
import { takeBack } from './take-back.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createWalletHouse()
})
afterAll(() => closeBalanced(t))

const currencies = ['UAH', 'USD', 'EUR'] as const
const limits = [{ which: 'loss-30-days' as const, amount_minor: 10_000_000n }]

interface Bet {
  readonly asset: string
  readonly key: string
  readonly stake: bigint
  settled: number
}

/** Two players, so that one call pays cash of several currencies to limits in several. */
interface Player {
  readonly id: bigint
  asset: (typeof currencies)[number]
  readonly bets: Bet[]
}

const who = fc.nat(1)
const nth = fc.nat(3)
const amount = fc.integer({ min: 1, max: 997 })
const step = fc.oneof(
  fc.record({ do: fc.constant('stake' as const), who, amount }),
  fc.record({ do: fc.constant('stake' as const), who, amount }),
  fc.record({
    do: fc.constant('settle' as const),
    each: fc.array(fc.record({ who, nth, amount, how: fc.constantFrom('win', 'return', 'void') }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('take back' as const), who, nth, amount }),
  fc.record({ do: fc.constant('reverse' as const), who, nth: fc.nat(7) }),
  fc.record({ do: fc.constant('choose' as const), who, asset: fc.constantFrom(...currencies) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 7) }),
)

let number = 0
const nextNumber = (): number => (number += 1)

const setLimits = ({ id, asset }: Player): Promise<void> =>
  transact(t, (tx) => setStakeControls(tx, t.house, id, { blocked_until: null, session_until: null, caps: { asset, limits } }))

const playerWithLimits = async (): Promise<Player> => {
  const player: Player = { id: BigInt(1_000 + nextNumber()), asset: 'UAH', bets: [] }
  await transact(t, async (tx) => {
    for (const asset of currencies) {
      await openWallet(tx, t.house, player.id, asset)
      const postings = [{ from: houseAccount('test', asset), to: purseOf(player.id, 'main', asset), amount_minor: 100_000n }]
      await post(tx, t.house, { key: `test:${player.id}:${asset}`, reason: 'deposit', postings })
    }
  })
  await setLimits(player)
  return player
}

const betOf = ({ bets }: Player, chosen: number): Bet | undefined => bets[chosen % Math.max(bets.length, 1)]

const settlementsOf = (players: readonly Player[], each: readonly { who: number; nth: number; amount: number; how: string }[]) =>
  each.flatMap(({ who: chosen, nth: which, amount: of, how }) => {
    const player = players[chosen]
    const bet = player && betOf(player, which)
    // A stake that is void for good is over.
    if (!bet || bet.settled < 0) return []
    bet.settled = how === 'void' ? -1 : bet.settled + 1
    const paid = how === 'win' ? BigInt(of) : bet.stake
    return [
      {
        owner_id: player.id,
        purse: 'main',
        asset: bet.asset,
        key: `${bet.key}:${how}:${nextNumber()}`,
        game: 'sport',
        outcome: how === 'win' ? ('win' as const) : ('return' as const),
        stake_minor: bet.stake,
        amount_minor: paid,
        ...(how === 'void' && { void_reference: bet.key, is_final_void: true as const }),
      },
    ]
  })

const reverseOne = async ({ id }: Player, chosen: number): Promise<void> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from money_wallet.transactions where scope = ${id} order by id`.execute(t.house.db)
  const transaction = rows[chosen % Math.max(rows.length, 1)]?.id
  if (transaction === undefined) return
  const command = { key: `reversed:${nextNumber()}`, transaction, actor: 'operator:anna', reason: 'test' }
  await transact(t, (tx) => reverse(tx, t.house, command))
}

const run = async (players: readonly Player[], one: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> => {
  if (one.do === 'wait') return t.clock.advance(one.hours * 3_600_000)
  if (one.do === 'settle') return void (await transact(t, (tx) => settleMany(tx, t.house, settlementsOf(players, one.each))))
  const player = players[one.who]
  if (!player) return
  if (one.do === 'reverse') return reverseOne(player, one.nth)
  if (one.do === 'choose') {
    player.asset = one.asset
    return setLimits(player)
  }
  if (one.do === 'stake') {
    const key = `bet:${nextNumber()}`
    const { asset } = player
    const bet = { owner_id: player.id, purse: 'main', asset, key, reference: key, game: 'sport', amount_minor: BigInt(one.amount) }
    await transact(t, (tx) => takeStake(tx, t.house, bet))
    player.bets.push({ asset, key, stake: bet.amount_minor, settled: 0 })
    return
  }
  const bet = betOf(player, one.nth)
  if (!bet) return
  const from = purseOf(player.id, 'main', bet.asset)
  await transact(t, (tx) => takeBack(tx, t.house, { key: `back:${nextNumber()}`, from, wanted_minor: BigInt(one.amount) }))
}

/** What limits count, by hour; hours in which nothing counts are none. */
const counted = async (ids: readonly bigint[], anew: boolean): Promise<unknown[]> =>
  asOwner(t, async (client) => {
    await client.query('begin')
    if (anew)
      await client.query(
        `select money_wallet.recount_hours(owner_id, asset, date_trunc('hour', $2::timestamptz, 'UTC'), $3::jsonb -> asset)
           from money_wallet.stake_controls where owner_id = any($1::bigint[])`,
        [ids.map(String), t.clock.now(), limitRates],
      )
    else
      await client.query(
        `select money_wallet.bring_forward(owner_id, date_trunc('hour', $2::timestamptz, 'UTC'))
           from money_wallet.stake_controls where owner_id = any($1::bigint[])`,
        [ids.map(String), t.clock.now()],
      )
    const { rows } = await client.query(
      `select c.owner_id::text, c.used::text[], array_agg(h.hour || ' ' || h.staked || ' ' || h.won order by h.hour)
                filter (where h.staked <> 0 or h.won <> 0) as hours
         from money_wallet.stake_controls c left join money_wallet.stake_hours h using (owner_id)
        where c.owner_id = any($1::bigint[]) group by c.owner_id, c.used order by c.owner_id`,
      [ids.map(String)],
    )
    await client.query('rollback')
    return rows
  })

test('RP-002, A-046: in whatever order bets are staked, won, given back, void, corrected and reversed, and the currency of limits changes, limits count what the ledger says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const players = [await playerWithLimits(), await playerWithLimits()]
      for (const one of steps)
        await run(players, one).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
        })
      const ids = players.map(({ id }) => id)
      expect(await counted(ids, false)).toEqual(await counted(ids, true))
    }),
    { numRuns: Number(process.env['LONG_MODEL'] ?? 25), endOnFailure: false },
  )
})
