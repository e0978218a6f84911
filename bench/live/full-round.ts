import { placeBets } from '#casino/games/live/server/place-bets.ts'
import { slice as live } from '#casino/games/live/server/index.ts'
import { drawRound, openRound, settleRound } from '#casino/games/live/server/move-round.ts'
import { newestRounds } from '#casino/games/live/server/round-store.ts'
import { addTables } from '#casino/games/live/server/table-store.ts'
import { tableSlugs } from '#casino/games/live/tables.ts'
import { fastSource } from '#engines/chance/fast-source.ts'
import { liveEngineOf } from '#engines/registry.ts'
import type { TableCommand } from '#engines/table/bets.ts'
import { manualClock } from '#kernel/clock/clock.ts'
import type { House } from '#kernel/house.ts'
import { lineOf, type Figure } from '../figures.ts'
import { createPlayers, ledgerHouse, startLedgerDatabase } from '../wallet/ledger-house.ts'
import { namePlayers } from '../wallet/name-players.ts'

const players = 10_000
const in_flight = 16
const chip_minor = 2_000
const budget_ms = 1_000
const slug = 'live-roulette'

const roundOf = async (house: House) => {
  const [round] = await newestRounds(house.db, [slug])
  if (!round) throw new Error('no round is open')
  return round
}

/** Everybody places one slip with a bet on the round that is open. */
const placeAll = async (house: House): Promise<void> => {
  const round = String((await roundOf(house)).id)
  const engine = liveEngineOf(slug)
  if (!engine) throw new Error(`there is no table ${slug}`)
  const choices = fastSource(1)
  let next = 1
  const sit = async (): Promise<void> => {
    for (let player = next++; player <= players; player = next++) {
      const [bet] = (engine.dealt(choices) as TableCommand).bets
      const body = { round, bets: [{ place: bet?.place, stake_minor: chip_minor }] }
      const call = { house, player_id: BigInt(player), key: `full-${player}`, language: 'en', params: { slug }, body }
      await placeBets(call as unknown as Parameters<typeof placeBets>[0])
    }
  }
  await Promise.all(Array.from({ length: in_flight }, sit))
}

/** From the landing of the ball until 10,000 players who bet on it are paid and their facts are written, all in one transaction. */
export const measureFullRound = async (): Promise<Figure> => {
  const database = await startLedgerDatabase(4_290)
  const clock = manualClock(new Date().toISOString())
  const house = ledgerHouse(database.app_url, [{ ...live, contributes: [], start: async () => undefined }], { clock })
  try {
    await namePlayers(database.owner_url, players)
    await createPlayers(database.app_url, players, 1_000_000n, { caps: true })
    await addTables(house.db, tableSlugs)
    await openRound(house, slug)
    await placeAll(house)
    clock.advance(60_000 - 1)
    const { id } = await roundOf(house)
    await drawRound(house, id)
    clock.advance(60_000)
    const start_ms = performance.now()
    await settleRound(house, id)
    const took_ms = performance.now() - start_ms
    return {
      what: `a live round with ${players.toLocaleString('en')} slips settled`,
      measured: `${(took_ms / 1_000).toFixed(2)} s`,
      baseline: '',
      ratio: '',
      budget: `<= ${budget_ms / 1_000} s`,
      holds: took_ms <= budget_ms,
    }
  } finally {
    await house.db.destroy()
    await database.remove()
  }
}

if (import.meta.main) {
  console.log(lineOf(await measureFullRound()))
  process.exit(0)
}
