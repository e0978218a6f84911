import { hash } from 'node:crypto'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { newClientSeed, newServerSeed, seedCommitment } from '#kernel/random/seed-commitment.ts'
import { demoPurseMinor, demoVisitsByAddress, demoVisitsByPrefix } from '../rules.ts'
import {
  fillPurse,
  insertNextDemoSeed,
  insertVisit,
  lockPurse,
  moveDemoSeedsOn,
  openPurse,
  readOpenDemoSeeds,
  readVisit,
} from './demo-store.ts'
import { seal } from './seal.ts'
import { dropDemoRoundsNotIn, hasOpenRounds } from './steps/step-store.ts'

/**
 * A guest's anonymous visit as the owner of play money: a negative id. Made at the first demo game, and counted by
 * where it comes from: a caller without cookies is a new visit each time. Refuses `too-many-requests` with 429.
 */
export const demoOwnerOf = async (house: House, session_id: string, ip: string, currency: Currency): Promise<bigint> => {
  const visit_hash = hash('sha256', session_id, 'buffer')
  const known = await readVisit(house.db, visit_hash)
  if (known !== undefined) return -known
  await countTries(house, [
    [demoVisitsByPrefix, prefixOf(ip)],
    [demoVisitsByAddress, addressOf(ip)],
  ])
  return -(await insertVisit(house.db, visit_hash, currency, house.clock.now()))
}

const commitNext = async (tx: Tx, house: House, owner_id: bigint): Promise<void> => {
  const server_seed = newServerSeed(house.random)
  await insertNextDemoSeed(tx, owner_id, seedCommitment(server_seed), seal(house, server_seed), house.clock.now())
}

const moveOn = async (tx: Tx, house: House, owner_id: bigint, client_seed: string): Promise<void> => {
  await moveDemoSeedsOn(tx, owner_id, client_seed, house.clock.now())
  await commitNext(tx, house, owner_id)
}

/** What stands in a purse, and the pairs of seeds that are dealt from, now and next. */
export interface OpenedPurse {
  readonly balance_minor: bigint
  readonly server_seed_hash: string
  readonly next_server_seed_hash: string
  readonly client_seed: string
}

/**
 * Opens the owner's demo: full at first and in a new currency, filled up when it no longer covers the smallest stake. A round that is open
 * in another currency goes with the play money that it was staked from.
 */
export const openDemo = (house: House, owner_id: bigint, currency: Currency, least_minor: bigint): Promise<OpenedPurse> =>
  inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const full_minor = demoPurseMinor(currency)
    await openPurse(tx, owner_id, currency, full_minor, now)
    const purse = await lockPurse(tx, owner_id)
    if (!purse) throw new Error('a demo purse could not be opened')
    const stands = purse.currency === currency ? purse.balance_minor : full_minor
    const balance_minor = stands >= least_minor ? stands : stands + full_minor
    await fillPurse(tx, owner_id, currency, balance_minor, now)
    await dropDemoRoundsNotIn(tx, owner_id, currency)
    if (purse.seed_id === null) {
      await commitNext(tx, house, owner_id)
      await moveOn(tx, house, owner_id, newClientSeed(house.random))
    }
    const seeds = await readOpenDemoSeeds(tx, owner_id)
    const active = seeds.find(({ state }) => state === 'active')
    const next = seeds.find(({ state }) => state === 'next')
    if (!active || !next) throw new Error('a demo has a pair that deals and a next one')
    return {
      balance_minor,
      server_seed_hash: active.server_seed_hash,
      next_server_seed_hash: next.server_seed_hash,
      client_seed: active.client_seed ?? '',
    }
  })

/** Moves the owner's demo on to its next pair, which was committed to before, and reveals the one that dealt. Without a demo nothing happens. */
export const rotateDemoSeeds = (house: House, owner_id: bigint, client_seed: string | undefined): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    // In the middle of a round its pair goes on dealing: what is still hidden of it would be revealed.
    if ((await lockPurse(tx, owner_id)) && !(await hasOpenRounds(tx, owner_id, 'demo')))
      await moveOn(tx, house, owner_id, client_seed ?? newClientSeed(house.random))
  })
