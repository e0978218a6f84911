import { countedPage } from '#kernel/contract/pages.ts'
import { gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { settledAnswer } from '#casino/money/wallet/server/api.ts'
import type { GameEngine } from '#engines/game.ts'
import { engineOf } from '#engines/registry.ts'
import { countCsvFile, sendCsv, type Cell } from '#kernel/http/csv.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, minorToDecimal, toWire } from '#kernel/money/currency.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { settledSource } from '#kernel/random/settled-source.ts'
import type { texts } from '../history-texts.ts'
import { refuse, type getRoundEndpoint, type listRoundsEndpoint, type PlayedRound, type RoundRow } from '../contract.ts'
import { readDemoSeed, type DemoRound } from './demo-store.ts'
import { countRounds, readDemoRound, readRound, readRounds, type RoundFilter, type StoredRound } from './round-store.ts'
import { unseal } from './seal.ts'
import { drawReference } from './seed-pairs.ts'
import { readSeed, type SeedRow } from './seed-store.ts'
import { hasOpenRounds, readSteppedRound, seedHasOpenRound } from './steps/step-store.ts'
import { retellSteps } from './steps/told-steps.ts'
import { toldRound } from './told-round.ts'

const titleOf = async (house: House, slug: string, language: Language): Promise<string> =>
  (await gamesBySlug(house)).get(slug)?.title[language] ?? slug

const rowOf = async (house: House, language: Language, round: StoredRound): Promise<RoundRow> => ({
  id: round.id,
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
    sendCsv(reply, 'rounds.csv', language, await roundLines(house, player_id, language, query))
    return countedPage<RoundRow>([], 0)
  }
  const stored = await readRounds(house.db, player_id, query, query.limit ?? 20, query.offset ?? 0)
  const data = await Promise.all(stored.map((round) => rowOf(house, language, round)))
  return countedPage(data, await countRounds(house.db, player_id, query), query.offset)
}

/** The pair that a round was dealt from: what tells it again. */
type DealtSeed = Pick<SeedRow, 'server_seed_hash' | 'client_seed' | 'sealed' | 'key_id'>

/** A stored round told again: the outcome is a pure function of its seeds and its command, so nothing else was kept. */
export const retell = (house: House, seed: DealtSeed, round: StoredRound): PlayedRound => {
  const engine = engineOf(round.slug) as GameEngine | undefined
  if (!engine || seed.client_seed === null) return refuse('game-unknown', {}, 404)
  const checked = engine.check(round.command)
  if (!checked.ok) throw new Error(`round ${round.id} has a command that its game no longer takes`)
  const outcome = engine.play(checked.command, settledSource(fairKey(unseal(house, seed)), seed.client_seed, round.nonce))
  if (BigInt(outcome.win_minor) !== round.win_minor) throw new Error(`round ${round.id} tells another win than was paid`)
  const { server_seed_hash, client_seed } = seed
  // Nothing left the purse of whoever played a free spin; what it was played at stands in its command.
  const paid =
    round.stake_minor > 0n ? { stake_minor: toWire(round.stake_minor) } : { stake_minor: checked.stake_minor, isFreeSpin: true as const }
  return toldRound({ ...round, ...paid, server_seed_hash, client_seed }, outcome)
}

/** A round of the demo's own books, as the history tells rounds. */
export const storedDemoRound = (round: DemoRound): StoredRound => ({ ...round, id: `d${round.seed_id}-${round.nonce}`, mode: 'demo' })

/** The pair that a round of this owner was dealt from. */
export const seedOf = (house: House, owner_id: bigint, { id, seed_id }: StoredRound) =>
  id.startsWith('d') ? readDemoSeed(house.db, owner_id, seed_id) : readSeed(house.db, owner_id, seed_id)

/** A round that the history has not heard of yet: as the ledger keeps its answer, from the moment that it was settled. */
const justSettled = async (house: House, owner_id: bigint, seed_id: bigint, nonce: number): Promise<StoredRound | undefined> => {
  const answer = await settledAnswer(house.db, owner_id, drawReference(seed_id, nonce))
  // A nonce that was taken out of play is no round.
  if (!answer || !('slug' in answer)) return undefined
  const { slug, mode, currency, stake_minor, win_minor, command, at, isFreeSpin } = answer as PlayedRound
  const amounts = { stake_minor: isFreeSpin ? 0n : BigInt(stake_minor), win_minor: BigInt(win_minor) }
  return { id: `${seed_id}-${nonce}`, seed_id, nonce, slug, mode, currency, ...amounts, command, at: new Date(at) }
}

/** Whether a round of steps that is open keeps this pair from being revealed. */
const isHeld = (house: House, owner_id: bigint, mode: 'money' | 'demo', seed_id: bigint): Promise<boolean> =>
  mode === 'demo' ? hasOpenRounds(house.db, owner_id, 'demo') : seedHasOpenRound(house.db, seed_id)

/** One round of the player's own with everything that replays it; somebody else's id is unknown (404). */
export const getRound = async ({ house, player_id, params, language }: Call<typeof getRoundEndpoint>) => {
  const is_demo = params.id.startsWith('d')
  const mode = is_demo ? 'demo' : 'money'
  const [seed = '0', number = '0'] = params.id.replace('d', '').split('-')
  const [seed_id, nonce] = [BigInt(seed), Math.min(Number(number), 2_147_483_647)]
  const round = is_demo
    ? await readDemoRound(house.db, player_id, seed_id, nonce)
    : ((await readRound(house.db, player_id, seed_id, nonce)) ?? (await justSettled(house, player_id, seed_id, nonce)))
  const pair = round && (await seedOf(house, player_id, round))
  if (!round || !pair) {
    const stepped = await readSteppedRound(house.db, { owner_id: player_id, mode, seed_id, nonce })
    if (!stepped) return refuse('round-unknown', {}, 404)
    // An open one, or one that the history has not heard of yet: its pair is revealed when it is over.
    const [told, name] = [await retellSteps(house.db, house, stepped), await titleOf(house, stepped.slug, language)]
    const is_held = await isHeld(house, player_id, mode, seed_id)
    return { data: { ...told, title: name, exponent: exponentOf(stepped.currency), server_seed: null, is_held } }
  }
  const server_seed = pair.state === 'retired' ? unseal(house, pair) : null
  const title = await titleOf(house, round.slug, language)
  const is_held = server_seed === null && (await isHeld(house, player_id, mode, seed_id))
  return { data: { ...retell(house, pair, round), title, exponent: exponentOf(round.currency), server_seed, is_held } }
}

const most_csv_rows = 10_000

const csv_headings: readonly (keyof typeof texts)[] = [
  'round.id',
  'rounds.column.at-kyiv',
  'rounds.column.game',
  'rounds.filter.mode',
  'rounds.column.currency',
  'rounds.column.stake',
  'rounds.column.win',
  'round.balance',
]

/** The player's rounds as lines of a spreadsheet, the newest 10,000 that match, named as the page names them. */
const roundLines = async (house: House, player_id: bigint, language: Language, filter: RoundFilter): Promise<Cell[][]> => {
  const text = (key: keyof typeof texts): string => house.messages.format(language, key, {})
  const stored = await readRounds(house.db, player_id, filter, most_csv_rows, 0)
  const rows = await Promise.all(stored.map((round) => rowOf(house, language, round)))
  const line = (row: RoundRow): Cell[] => [
    row.id,
    { moment: row.at },
    row.title,
    text(`rounds.mode.${row.mode}`),
    row.currency,
    { number: minorToDecimal(row.stake_minor, row.exponent) },
    { number: minorToDecimal(row.win_minor, row.exponent) },
    { number: minorToDecimal(row.win_minor - row.stake_minor, row.exponent) },
  ]
  return [csv_headings.map(text), ...rows.map(line)]
}
