import { settleMany, type Settlement } from '#casino/money/wallet/server/api.ts'
import { liveEngineOf } from '#engines/registry.ts'
import type { GameEngine } from '#engines/game.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { LiveBetSettled } from '../events.ts'
import { chain_length, tableTimes, void_after_ms, type TableTimes } from '../tables.ts'
import { newChain, seedOf, sourceOf } from './chains.ts'
import {
  chainById,
  insertChain,
  insertRound,
  lockRound,
  newestChain,
  stepTable,
  writeDrawn,
  writeSettled,
  writeVoid,
  type RoundRow,
} from './round-store.ts'
import { openSlips, writeResults, type SlipRow } from './slip-store.ts'

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

const timesOf = (slug: string): TableTimes => {
  const times = tableTimes[slug]
  if (!times) throw new Error(`there is no table ${slug}`)
  return times
}

const engineOf = (slug: string): GameEngine => {
  const engine = liveEngineOf(slug)
  if (!engine) throw new Error(`there is no engine of the table ${slug}`)
  return engine
}

/** The ledger reference of a slip's stake. */
export const stakeReference = (slip_id: bigint): string => `live:${slip_id}:stake`
const resultReference = (slip_id: bigint): string => `live:${slip_id}:result`

/** The next number of the table's seed chain. When a chain is used up, a new one is created and committed to in the same transaction. */
const nextLink = async (tx: Tx, house: House, slug: string): Promise<Pick<RoundRow, 'chain_id' | 'number' | 'server_seed_hash'>> => {
  const chain = await newestChain(tx, slug)
  if (chain && chain.used < chain.length)
    return { chain_id: chain.id, number: chain.used + 1, server_seed_hash: seedOf(house, chain, chain.used) }
  const fresh = newChain(house, chain_length)
  const chain_id = await insertChain(tx, { ...fresh, slug, length: chain_length, at: house.clock.now() })
  return { chain_id, number: 1, server_seed_hash: fresh.commitment }
}

/** Opens betting for the next round of a table. Does nothing when a round is running. */
export const openRound = (house: House, slug: string): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    // The table's row is locked, so that two processes do not take the same number.
    await stepTable(tx, slug)
    const opened_at = house.clock.now()
    const closes_at = after(opened_at, timesOf(slug).betting_ms)
    await insertRound(tx, { table_slug: slug, ...(await nextLink(tx, house, slug)), opened_at, closes_at })
  })

/** The numbers of a round, which depend only on its seed. */
const drawnOf = (engine: GameEngine, server_seed: string, number: number): readonly number[] => {
  const [command] = Object.values(engine.published)
  const [event] = engine.play(command, sourceOf(server_seed, engine.slug, number)).events as readonly (
    | { readonly type: 'ball-landed'; readonly number: number }
    | { readonly type: 'values-drawn'; readonly values: readonly number[] }
  )[]
  if (!event) throw new Error('a round tells what was drawn')
  return event.type === 'ball-landed' ? [event.number] : event.values
}

const settlementOf = (round: RoundRow, slip: SlipRow, amount_minor: bigint, outcome: 'win' | 'return'): Settlement => ({
  owner_id: slip.player_id,
  purse: 'main',
  asset: slip.currency,
  key: resultReference(slip.id),
  reference: resultReference(slip.id),
  game: round.table_slug,
  outcome,
  stake_minor: slip.stake_minor,
  amount_minor,
  ...(outcome === 'return' && { void_reference: stakeReference(slip.id), is_final_void: true as const }),
})

const factOf = (round: RoundRow, slip: SlipRow, win_minor: bigint, result: 'won' | 'lost' | 'returned') =>
  LiveBetSettled(
    {
      slip_id: Number(slip.id),
      round_id: Number(round.id),
      slug: round.table_slug,
      currency: slip.currency,
      stake_minor: toWire(slip.stake_minor),
      win_minor: toWire(win_minor),
      result,
      placed_at: slip.placed_at.toISOString(),
    },
    slip.player_id,
  )

/** Refunds every stake of a round: the servers were down for so long that its players have left. */
const voidRound = async (tx: Tx, house: House, round: RoundRow, server_seed: string): Promise<void> => {
  const slips = await openSlips(tx, round.id)
  const at = house.clock.now()
  await settleMany(
    tx,
    house,
    slips.map((slip) => settlementOf(round, slip, slip.stake_minor, 'return')),
  )
  await writeResults(
    tx,
    slips.map(({ id }) => id),
    null,
    at,
  )
  await writeVoid(tx, round.id, server_seed, at)
  await announce(
    tx,
    house,
    slips.map((slip) => factOf(round, slip, slip.stake_minor, 'returned')),
  )
}

/**
 * Closes betting and draws. Waits for bets that are being placed; none is accepted afterwards. The draw was fixed when the chain
 * was committed to. A round whose betting should have closed long ago is voided instead. False while betting is open, or when
 * another process has already closed it.
 */
export const drawRound = (house: House, id: bigint): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    const round = await lockRound(tx, id)
    const at = house.clock.now()
    if (round?.state !== 'betting' || at < round.closes_at) return false
    await stepTable(tx, round.table_slug)
    const server_seed = seedOf(house, await chainById(tx, round.chain_id), round.number)
    if (at >= after(round.closes_at, void_after_ms)) {
      await voidRound(tx, house, round, server_seed)
      return true
    }
    const times = timesOf(round.table_slug)
    const drawn = drawnOf(engineOf(round.table_slug), server_seed, round.number)
    const lands_at = after(at, times.shown_ms(drawn))
    await writeDrawn(tx, { id, server_seed, drawn, drawn_at: at, lands_at, next_at: after(lands_at, times.rest_ms) })
    return true
  })

/**
 * Settles a round after its animation has ended: all slips in one call of the ledger, in the transaction that ends the round, so
 * that it is paid exactly once and completely, by any process. False before that time, or when another process has already settled
 * it. Source: reliability 4.
 */
export const settleRound = (house: House, id: bigint): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    const round = await lockRound(tx, id)
    const at = house.clock.now()
    if (round?.state !== 'drawn' || !round.server_seed || !round.lands_at || at < round.lands_at) return false
    const { server_seed, number, table_slug } = round
    await stepTable(tx, table_slug)
    const engine = engineOf(table_slug)
    const slips = await openSlips(tx, id)
    const wins = slips.map(({ bets }) => BigInt(engine.play({ bets }, sourceOf(server_seed, table_slug, number)).win_minor))
    const won = slips.flatMap((slip, index) => {
      const win_minor = wins[index] ?? 0n
      return win_minor > 0n ? [settlementOf(round, slip, win_minor, 'win')] : []
    })
    await settleMany(tx, house, won)
    await writeResults(
      tx,
      slips.map((slip) => slip.id),
      wins,
      at,
    )
    await writeSettled(tx, id)
    await announce(
      tx,
      house,
      slips.map((slip, index) => factOf(round, slip, wins[index] ?? 0n, (wins[index] ?? 0n) > slip.stake_minor ? 'won' : 'lost')),
    )
    return true
  })
