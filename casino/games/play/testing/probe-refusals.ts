import type { TestHouse } from '#apps/testing/test-house.ts'
import { performance } from 'node:perf_hooks'
import { settleInstant } from '#casino/money/wallet/server/api.ts'
import { knownDraw } from '#casino/money/wallet/testing/known-draw.ts'
import { sha256 } from '#casino/money/wallet/testing/sha256.ts'
import type { GameEngine } from '#engines/game.ts'
import { fastSource } from '#engines/chance/fast-source.ts'
import { engines } from '#engines/registry.ts'
import { dealtRounds } from '#engines/testing/dealt-rounds.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { fairKey, type FairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import type { Command, playRoundEndpoint } from '../contract.ts'
import { forgetCursor } from '../server/cursors.ts'
import { gameSessionToken } from '../server/game-session.ts'
import { playRound } from '../server/play-round.ts'
import { keepRounds } from '../server/round-store.ts'
import { unseal } from '../server/seal.ts'
import { seedPairOf } from '../server/seed-pairs.ts'
import { fundedPlayer } from './funded-player.ts'

/** Which outcome waits at the nonce that was asked for: the longest of many, as free spins are, or the shortest. */
type Waits = 'much' | 'nothing'

interface Prober {
  readonly id: bigint
  readonly game: GameEngine
  readonly session: string
  readonly command: Command
  readonly seed_id: bigint
  readonly client_seed: string
  readonly key: FairKey
  /** Another player of the same lane, who asks at the same moment. */
  readonly neighbour_id: bigint
}

/** What an observer of one refused round could note. */
export interface Noted {
  readonly slug: string
  readonly waits: Waits
  readonly took_ms: number
  /** How long the house was at work meanwhile and did not wait for its database: the time without most of its noise. */
  readonly worked_ms: number
  readonly neighbour_took_ms: number
  readonly answer: string
  readonly size: number
}

/** Nonces that are looked through for the next outcome to probe. */
const window = 1_500
/** Of one player in one minute of the clock, below what is counted. */
const probes_a_stay = 40
const stake_minor = 1_000

const visitorOf = (player_id: bigint): Visitor => ({ player_id, session_id: 'probe' })

/** Far more than it takes until every game of the house was dealt. */
const dealt = dealtRounds(fastSource(1), 200 * engines.length)

/** What a player asks this game for: a command as they are dealt, of one bet and with the stake of the probes. A game that is never dealt throws. */
const sampleCommand = (game: GameEngine): Command => {
  const command = dealt.find(({ slug }) => slug === game.slug)?.command as Command | undefined
  if (!command) throw new Error(`${game.slug} is not among the dealt rounds`)
  if (!('bets' in command)) return { ...command, stake_minor }
  return { bets: command.bets.slice(0, 1).map((bet) => ({ ...bet, stake_minor })) }
}

/** Players without money: two for each game, who take turns in standing before much and before nothing. */
export const createProbers = async (t: TestHouse, games: readonly GameEngine[]): Promise<Prober[]> => {
  const neighbours = [(await fundedPlayer(t, 1n)).id, (await fundedPlayer(t, 1n)).id, (await fundedPlayer(t, 1n)).id]
  const probers: Prober[] = []
  for (const game of games)
    for (let seat = 0; seat < 2; seat += 1) {
      const { id } = await fundedPlayer(t, 1n)
      const { active } = await seedPairOf(t.house, id)
      probers.push({
        id,
        game,
        session: gameSessionToken(t.house, visitorOf(id), { owner_id: id, slug: game.slug, mode: 'money', currency: 'UAH' }),
        command: sampleCommand(game),
        seed_id: active.id,
        client_seed: active.client_seed ?? '',
        key: fairKey(unseal(t.house, active)),
        neighbour_id: neighbours.find((neighbour) => (neighbour - id) % 2n === 0n) ?? 0n,
      })
    }
  return probers
}

const lengthAt = ({ game, command, key, client_seed }: Prober, nonce: number): number =>
  JSON.stringify(game.play(command, fairSource(key, client_seed, nonce))).length

/** Goes on to a nonce of the next window behind which such an outcome waits. */
const stand = async (t: TestHouse, prober: Prober, stay: number, waits: Waits): Promise<void> => {
  const nonces = Array.from({ length: window }, (_, index) => 1 + stay * window + index)
  const lengths = nonces.map((nonce) => lengthAt(prober, nonce))
  const wanted = waits === 'much' ? Math.max(...lengths) : Math.min(...lengths)
  const nonce = nonces[lengths.indexOf(wanted)] ?? 1
  const { id, seed_id, game, command } = prober
  const round = { seed_id: Number(seed_id), nonce: nonce - 1, owner_id: Number(id), slug: game.slug, mode: 'money', currency: 'UAH' }
  await inTransaction(t.house.db, (tx) => keepRounds(tx, [{ data: { ...round, stake_minor, win_minor: 0, command }, at: t.clock.now() }]))
  forgetCursor(t.house, id)
}

let asked = 0

const neighbourAsks = (t: TestHouse, owner_id: bigint): Promise<unknown> =>
  settleInstant(t.house, {
    owner_id,
    purse: 'main',
    asset: 'UAH',
    key: `neighbour:${asked}`,
    request_hash: sha256('neighbour'),
    reference: `neighbour:${asked}`,
    game: 'golden-orchard',
    stake_minor: 1_000n,
    draw: knownDraw(0n),
  }).catch(() => undefined)

const timed = async <T>(work: Promise<T>): Promise<[took_ms: number, result: T]> => {
  const begun_at = performance.now()
  const result = await work
  return [performance.now() - begun_at, result]
}

/** Straight at the use case: nearer than any network comes, so that what there is to see is not lost in the noise of the way. */
const askFor = async (t: TestHouse, { id, game, session, command }: Prober): Promise<Refusal> => {
  const call = {
    house: t.house,
    visitor: visitorOf(id),
    params: { slug: game.slug },
    body: { session, command },
    key: `probe:${asked}`,
    language: 'uk',
    // Each from a network of its own: what is counted of one is not what is measured.
    request: { ip: `10.0.${id % 250n}.7` },
  } as unknown as Call<typeof playRoundEndpoint>
  try {
    await playRound(call)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('a round without money was played')
}

const probe = async (t: TestHouse, prober: Prober, waits: Waits): Promise<Noted> => {
  asked += 1
  const before = performance.eventLoopUtilization()
  const [[took_ms, { code, details }], [neighbour_took_ms]] = await Promise.all([
    timed(askFor(t, prober)),
    timed(neighbourAsks(t, prober.neighbour_id)),
  ])
  const worked_ms = performance.eventLoopUtilization(before).active
  const size = JSON.stringify({ code, details }).length
  return { slug: prober.game.slug, waits, took_ms, worked_ms, neighbour_took_ms, answer: code, size }
}

/** Whether the first of two comes first in this turn: no rhythm of the machine falls together with it. */
const isEven = (number: number): boolean => number.toString(2).replaceAll('0', '').length % 2 === 0

let stays = 0

/** So many refused rounds over chosen nonces, of all games, in turns. */
export const probeRefusals = async (t: TestHouse, probers: readonly Prober[], count: number): Promise<Noted[]> => {
  const noted: Noted[] = []
  while (noted.length < count) {
    const waitsOf = (seat: number): Waits => ((seat + stays) % 2 === 0 ? 'much' : 'nothing')
    for (const [seat, prober] of probers.entries()) await stand(t, prober, stays, waitsOf(seat))
    t.clock.advance(61_000)
    // The first round after going on reads the pair; it is not noted.
    for (const [seat, prober] of probers.entries()) await probe(t, prober, waitsOf(seat))
    for (let turn = 0; turn < probes_a_stay; turn += 1)
      for (let pair = 0; pair < probers.length; pair += 2)
        for (const seat of isEven(turn + pair) ? [pair, pair + 1] : [pair + 1, pair])
          noted.push(await probe(t, probers[seat] as Prober, waitsOf(seat)))
    stays += 1
  }
  return noted
}

/** The chance that a value of the first list is above one of the second, ties for half: 0.5 says nothing, 1 and 0 say all. */
const aucOf = (above: readonly number[], below: readonly number[]): number => {
  const all = [...above.map((value) => ({ value, is_above: true })), ...below.map((value) => ({ value, is_above: false }))]
  const sorted = all.toSorted((one, other) => one.value - other.value)
  let ranks = 0
  for (let from = 0; from < sorted.length;) {
    let to = from
    while (to < sorted.length && sorted[to]?.value === sorted[from]?.value) to += 1
    const rank = (from + 1 + to) / 2
    for (let index = from; index < to; index += 1) if (sorted[index]?.is_above) ranks += rank
    from = to
  }
  return (ranks - (above.length * (above.length + 1)) / 2) / (above.length * below.length)
}

/** How well a note tells what waits, within each game, over all games. */
export const separation = (noted: readonly Noted[], read: (one: Noted) => number): number => {
  const games = [...Map.groupBy(noted, ({ slug }) => slug).values()]
  const aucs = games.map((ofGame) => {
    const of = (waits: Waits) => ofGame.filter((one) => one.waits === waits).map(read)
    return aucOf(of('much'), of('nothing'))
  })
  return aucs.reduce((sum, auc) => sum + auc, 0) / aucs.length
}
