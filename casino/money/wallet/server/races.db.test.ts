import { afterEach, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { houseAccount, purseOf } from './account.ts'
import { balanceOf } from './balances.ts'
import { captureHold, hold, releaseHold } from './holds.ts'
import { post } from './post.ts'
import { setStakeControls } from './stake-controls.ts'
import { trialBalance } from './trial-balance.ts'
import { mutate } from '../testing/mutants.ts'
import { createWalletHouse, playerWith, roundOf, settleDirectly, transact } from '../testing/wallet-house.ts'
import { sha256 } from '../testing/sha256.ts'

/** Each race runs so many rounds of 50 at once; the long form 200 (LONG_RACES=200). */
const race_rounds = Number(process.env['LONG_RACES'] ?? 4)
const mutant_rounds = 20
const at_once = 50

let house: TestHouse
afterEach(() => house.close())

type Race = (round: number) => Promise<void>

const outcomesOf = async (calls: readonly Promise<string>[]): Promise<Record<string, number>> => {
  const outcomes = await Promise.all(
    calls.map((call) =>
      call.catch((error: { code?: string; name?: string; message?: string }) =>
        error.name === 'Refusal' ? error.code : `error ${error.code ?? error.message}`,
      ),
    ),
  )
  return Object.fromEntries([...Map.groupBy(outcomes, (outcome) => outcome ?? '')].map(([outcome, all]) => [outcome, all.length]))
}

const parallel = (call: (number: number) => Promise<string>): Promise<Record<string, number>> =>
  outcomesOf(Array.from({ length: at_once }, (_, number) => call(number)))

/** Each over its own connection. */
const settleAlone = async (owner_id: bigint, nonce: number, key: string, request = 'same'): Promise<string> => {
  const round = roundOf(owner_id, nonce, { key, request_hash: sha256(request), reference: `round:${owner_id}:${nonce}` })
  const [outcome = ''] = await settleDirectly(house, [round])
  return outcome
}

/** 50 rounds of 100 with 100 in the purse: one is played. */
const spend: Race = async (round) => {
  const player_id = await playerWith(house, BigInt(round + 1), 100n)
  expect(await parallel((number) => settleAlone(player_id, number, `k${number}`))).toEqual({
    settled: 1,
    'insufficient-funds': at_once - 1,
  })
  expect(await balanceOf(house.house.db, purseOf(player_id, 'main', 'UAH'))).toBe(0n)
}

/** 50 times the same request: one is played, the others get its answer. */
const sameKey: Race = async (round) => {
  const player_id = await playerWith(house, BigInt(round + 1), 10_000n)
  expect(await parallel(() => settleAlone(player_id, 1, 'same'))).toEqual({ settled: 1, replayed: at_once - 1 })
  expect(await balanceOf(house.house.db, purseOf(player_id, 'main', 'UAH'))).toBe(9_900n)
}

/** 50 different requests under one key: one is played, the others are told that the key is taken. */
const reusedKey: Race = async (round) => {
  const player_id = await playerWith(house, BigInt(round + 1), 10_000n)
  const played = await parallel((number) => settleAlone(player_id, number, 'same', `request ${number}`))
  expect(played).toEqual({ settled: 1, 'key-reused': at_once - 1 })
}

/** 50 tabs play the same nonce with keys of their own: one is played. */
const sameReference: Race = async (round) => {
  const player_id = await playerWith(house, BigInt(round + 1), 10_000n)
  expect(await parallel((number) => settleAlone(player_id, 1, `k${number}`))).toEqual({ settled: 1, 'reference-used': at_once - 1 })
}

/** 50 postings of the same key that share no locked account: one moves. */
const samePosting: Race = async (round) => {
  const movement = {
    key: `p${round}`,
    reason: 'transfer',
    postings: [{ from: houseAccount('a', 'UAH'), to: houseAccount('b', 'UAH'), amount_minor: 5n }],
  }
  const moved = await parallel(async () =>
    (await transact(house, (tx) => post(tx, house.house, movement))).replayed ? 'replayed' : 'posted',
  )
  expect(moved).toEqual({ posted: 1, replayed: at_once - 1 })
}

/** 50 holds of the whole purse: one is set aside. */
const holdAll: Race = async (round) => {
  const player_id = await playerWith(house, BigInt(round + 1), 100n)
  const from = purseOf(player_id, 'main', 'UAH')
  const held = await parallel(async (number) => {
    await transact(house, (tx) => hold(tx, house.house, { key: `h${round}:${number}`, from, amount_minor: 100n, reason: 'payout-hold' }))
    return 'held'
  })
  expect(held).toEqual({ held: 1, 'insufficient-funds': at_once - 1 })
  expect(await balanceOf(house.house.db, { ...from, purse: 'hold' })).toBe(100n)
}

/** 25 take a hold while 25 give it back: it ends one way, and all who wanted that way agree. */
const endHold: Race = async (round) => {
  const player_id = await playerWith(house, BigInt(round + 1), 100n)
  const from = purseOf(player_id, 'main', 'UAH')
  const key = `e${round}`
  await transact(house, (tx) => hold(tx, house.house, { key, from, amount_minor: 100n, reason: 'payout-hold' }))
  const ended = await parallel(async (number) => {
    const capture = number % 2 === 0
    await transact(house, (tx) =>
      capture
        ? captureHold(tx, house.house, { hold: key, to: houseAccount('payouts', 'UAH'), reason: 'payout' })
        : releaseHold(tx, house.house, { hold: key, reason: 'payout-cancelled' }),
    )
    return capture ? 'taken' : 'given back'
  })
  const way = 'taken' in ended ? 'taken' : 'given back'
  expect(ended).toEqual({ [way]: at_once / 2, 'hold-unknown': at_once / 2 })
  const stands = [await balanceOf(house.house.db, from), await balanceOf(house.house.db, { ...from, purse: 'hold' })]
  expect(stands).toEqual(way === 'taken' ? [0n, 0n] : [100n, 0n])
}

/** An exclusion in the middle of 50 rounds: what stood when it was acknowledged stands when all have been answered. */
const exclude: Race = async (round) => {
  const player_id = await playerWith(house, BigInt(round + 1), 10_000n)
  const main = purseOf(player_id, 'main', 'UAH')
  const play = (number: number) => settleAlone(player_id, number, `k${number}`)
  const early = Array.from({ length: 12 }, (_, number) => play(number))
  const acknowledged = transact(house, (tx) =>
    setStakeControls(tx, house.house, player_id, { blocked_until: 'for-ever', session_until: null, caps: null }),
  ).then(() => balanceOf(house.house.db, main))
  const late = Array.from({ length: at_once - 12 }, (_, number) => play(100 + number))
  const stood = await acknowledged
  await Promise.all([...early, ...late])
  expect(await balanceOf(house.house.db, main)).toBe(stood)
}

const races = { exclude, spend, sameKey, reusedKey, sameReference, samePosting, holdAll, endHold }

test.each(Object.entries(races))('WA-034: 50 in parallel, exactly one effect: %s', async (_name, race) => {
  house = await createWalletHouse({ pool_size: 16 })
  for (let round = 0; round < race_rounds; round++) await race(round)
  expect((await trialBalance(house.house)).drift).toEqual([])
})

const no_lock = [['for no key update', '']] as const
const accept_without_locks = [
  ['order by c.owner_id for no key update', ''],
  ['for no key update of a', ''],
] as const

/** A guard taken away, and the race that must notice within 20 rounds. */
const mutants: readonly { what: string; name: string; edits: readonly (readonly [string, string])[]; race: Race; without_check?: true }[] =
  [
    { what: 'accept without its locks', name: 'accept', edits: accept_without_locks, race: spend },
    {
      what: 'accept without its locks, and no CHECK on the balance',
      name: 'accept',
      edits: accept_without_locks,
      race: spend,
      without_check: true,
    },
    {
      what: 'accept that does not lock the controls',
      name: 'accept',
      edits: [['order by c.owner_id for no key update', '']],
      race: exclude,
    },
    { what: 'accept that does not look for its key', name: 'accept', edits: [['r.known_hash is not null', 'false']], race: sameKey },
    {
      what: 'accept that does not look for its reference',
      name: 'accept',
      edits: [['r.used_by is not null', 'false']],
      race: sameReference,
    },
    { what: 'accept that does not look at the balance', name: 'accept', edits: [['standing < cash', 'false']], race: spend },
    { what: 'accept that takes every hash for the same', name: 'accept', edits: [['r.known_hash = r.hash', 'true']], race: reusedKey },
    { what: 'post without its lock', name: 'post', edits: no_lock, race: holdAll },
    { what: 'post without its lock, and no CHECK on the balance', name: 'post', edits: no_lock, race: holdAll, without_check: true },
    {
      what: 'post that does not meet its like at the key',
      name: 'post',
      edits: [['on conflict (scope, key) do nothing', '']],
      race: samePosting,
    },
    { what: 'post that takes every content for the same', name: 'post', edits: [['= content_hash', 'is not null']], race: endHold },
  ]

test.each(mutants)('a mutant is noticed within 20 rounds: $what', async ({ name, edits, race, without_check }) => {
  house = await createWalletHouse({ pool_size: 16 })
  await mutate(house, name, edits)
  if (without_check)
    await asOwner(house, (client) => client.query('alter table money_wallet.accounts drop constraint balance_not_below_zero'))
  const noticed = async (): Promise<number | null> => {
    for (let round = 0; round < mutant_rounds; round++) {
      try {
        await race(round)
      } catch (error) {
        // Only a wrong outcome counts as noticed.
        if ((error as Error).name !== 'AssertionError') throw error
        return round + 1
      }
    }
    return null
  }
  expect(await noticed()).not.toBeNull()
})
