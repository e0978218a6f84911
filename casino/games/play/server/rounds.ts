import { gamesBySlug } from '#casino/games/lobby/server/api.ts'
import type { GameEngine } from '#engines/game.ts'
import { engineOf } from '#engines/registry.ts'
import { countCsvFile, sendCsv, type Cell } from '#kernel/http/csv.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, minorToDecimal, toWire } from '#kernel/money/currency.ts'
import { fairKey, fairSource } from '#kernel/random/fair-source.ts'
import { refuse, type getRoundEndpoint, type listRoundsEndpoint, type PlayedRound, type RoundRow } from '../contract.ts'
import { countRounds, readRound, readRounds, type RoundFilter, type StoredRound } from './round-store.ts'
import { unseal } from './seal.ts'
import { readSeed, type SeedRow } from './seed-store.ts'

const titleOf = async (house: House, slug: string, language: Language): Promise<string> =>
  (await gamesBySlug(house)).get(slug)?.title[language] ?? slug

const rowOf = async (house: House, language: Language, round: StoredRound): Promise<RoundRow> => ({
  id: `${round.seed_id}-${round.nonce}`,
  slug: round.slug,
  title: await titleOf(house, round.slug, language),
  mode: round.mode,
  currency: round.currency,
  exponent: exponentOf(round.currency),
  stake_minor: toWire(round.stake_minor),
  win_minor: toWire(round.win_minor),
  at: round.at.toISOString(),
})

/** The player's rounds, newest first, with how many match in all; or the same as a file. */
export const listRounds = async ({ house, player_id, query, language, reply }: Call<typeof listRoundsEndpoint>) => {
  if (query.format === 'csv') {
    await countCsvFile(house, player_id)
    sendCsv(reply, 'rounds.csv', await roundLines(house, player_id, language, query))
    return { data: [], total: 0 }
  }
  const stored = await readRounds(house.db, player_id, query, query.limit ?? 20, query.offset ?? 0)
  const data = await Promise.all(stored.map((round) => rowOf(house, language, round)))
  return { data, total: await countRounds(house.db, player_id, query) }
}

/** A stored round told again: the outcome is a pure function of its seeds and its command, so nothing else was kept. */
export const retell = (house: House, seed: SeedRow, round: StoredRound): PlayedRound => {
  const engine = engineOf(round.slug) as GameEngine | undefined
  if (!engine || seed.client_seed === null) return refuse('game-unknown', {}, 404)
  const checked = engine.check(round.command)
  if (!checked.ok) throw new Error(`round ${round.seed_id}-${round.nonce} has a command that its game no longer takes`)
  const outcome = engine.play(checked.command, fairSource(fairKey(unseal(house, seed)), seed.client_seed, round.nonce))
  if (BigInt(outcome.win_minor) !== round.win_minor)
    throw new Error(`round ${round.seed_id}-${round.nonce} tells another win than was paid`)
  return {
    id: `${round.seed_id}-${round.nonce}`,
    slug: round.slug,
    mode: round.mode,
    currency: round.currency,
    stake_minor: toWire(round.stake_minor),
    win_minor: toWire(round.win_minor),
    command: round.command,
    events: [...outcome.events],
    server_seed_hash: seed.server_seed_hash,
    client_seed: seed.client_seed,
    nonce: round.nonce,
    at: round.at.toISOString(),
  }
}

/** One round of the player's own with everything that replays it; somebody else's id is unknown (404). */
export const getRound = async ({ house, player_id, params, language }: Call<typeof getRoundEndpoint>) => {
  const [seed_id = '0', nonce = '0'] = params.id.split('-')
  const round = await readRound(house.db, player_id, BigInt(seed_id), Math.min(Number(nonce), 2_147_483_647))
  const seed = round && (await readSeed(house.db, player_id, round.seed_id))
  if (!round || !seed) return refuse('round-unknown', {}, 404)
  const server_seed = seed.state === 'retired' ? unseal(house, seed) : null
  const title = await titleOf(house, round.slug, language)
  return { data: { ...retell(house, seed, round), title, exponent: exponentOf(round.currency), server_seed } }
}

const most_csv_rows = 10_000

/** The player's rounds as lines of a spreadsheet, the newest 10,000 that match, amounts as decimals. */
const roundLines = async (house: House, player_id: bigint, language: Language, filter: RoundFilter): Promise<Cell[][]> => {
  const stored = await readRounds(house.db, player_id, filter, most_csv_rows, 0)
  const rows = await Promise.all(stored.map((round) => rowOf(house, language, round)))
  const line = (row: RoundRow): Cell[] => [
    row.id,
    row.title,
    row.mode,
    row.currency,
    { number: minorToDecimal(row.stake_minor, row.exponent) },
    { number: minorToDecimal(row.win_minor, row.exponent) },
    row.at,
  ]
  return [['id', 'game', 'mode', 'currency', 'stake', 'win', 'at'], ...rows.map(line)]
}
