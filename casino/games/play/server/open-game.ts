import { gameBySlug, pageOfGame, type CatalogueGame } from '#casino/games/lobby/server/api.ts'
import { isDeskOpen } from '#casino/money/cash-desk/server/api.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { engineOf } from '#engines/registry.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { Moved } from '#kernel/http/answers.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTries, countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type GameInfo, type getGameEndpoint, type recordPlayStartEndpoint, type startGameEndpoint } from '../contract.ts'
import { GameStarted } from '../events.ts'
import { enteredByStarting } from '../extensions.ts'
import { announcedStarts, modeOf, stakeRules, startsByPlayer, startsByPlayerInDay } from '../rules.ts'
import { demoOwnerOf, openDemo, type OpenedPurse } from './demo-visits.ts'
import { gameSessionToken, type GameSession } from './game-session.ts'
import { gameToPlay } from './game-to-play.ts'
import { currencyOf, lacksNumber, refuseBlocked } from './may-play.ts'
import { stakersOf, type Stakers } from './stakers.ts'
import { readRounds } from './round-store.ts'
import { retell, seedOf } from './rounds.ts'
import { seedPairOf } from './seed-pairs.ts'
import { readOpenRound } from './steps/step-store.ts'
import { isWithoutPair, retellSteps } from './steps/told-steps.ts'

interface Looked {
  readonly game: CatalogueGame
  readonly language: Language
  readonly is_money: boolean
  readonly currency: Currency
  readonly is_desk_open: boolean
  readonly lacks_number: boolean
  readonly enters_contest: boolean
  readonly stakers: Stakers
}

const infoOf = (
  house: House,
  { game, language, is_money, currency, is_desk_open, lacks_number, enters_contest, stakers }: Looked,
): GameInfo => {
  const engine = engineOf(game.slug)
  if (!engine) return refuse('game-unknown', {}, 404)
  const rules = stakeRules(engine.form, currency)
  return {
    id: game.id,
    slug: game.slug,
    title: game.title[language],
    isMoney: is_money,
    finOperations: { isAvailable: is_desk_open },
    requestInn: lacks_number,
    // Nobody vouches for players by themselves here: where a number is wanted, the player gives it.
    autoVerificationData: { isAvailable: !house.jurisdiction.tax_number_before_play },
    playerInfo: {
      betsAmount: stakers.bonus?.wagered ?? 0,
      needBetsAmount: stakers.bonus?.required ?? 0,
      race: { isAutoSubscription: enters_contest },
    },
    ...stakers,
    launchUrl: `/game-frame/${game.slug}/`,
    currency,
    exponent: exponentOf(currency),
    stakes: { ...rules, choices: [...rules.choices] },
    leastRoundMs: house.jurisdiction.minimum_spin_ms,
  }
}

/** Whether a start of this game for money takes part in something by itself (GA-021). */
const entersContest = async (house: House, slug: string, player_id: bigint): Promise<boolean> => {
  const answers = await Promise.all(contributionsTo(house.slices, enteredByStarting).map(({ enters }) => enters(house, slug, player_id)))
  return answers.includes(true)
}

const look = async (house: House, visitor: Visitor, slug: string, asked: boolean | undefined, language: Language) => {
  const game = await gameToPlay(house, slug, language)
  const page = pageOfGame(game)
  if (page !== null) throw new Moved(page)
  await refuseBlocked(house, visitor.player_id)
  // Money is what a player means who says nothing (OP-007).
  const mode = modeOf(visitor.player_id === null, asked ?? true)
  const currency = await currencyOf(house, visitor.player_id)
  const is_money = mode === 'money'
  const is_desk_open = await isDeskOpen(house)
  const lacks_number = is_money && (await lacksNumber(house, visitor.player_id, currency))
  const enters_contest = is_money && visitor.player_id !== null && (await entersContest(house, slug, visitor.player_id))
  const stakers = await stakersOf(house, is_money ? visitor.player_id : null, slug, currency)
  const looked = { game, language, is_money, currency, is_desk_open, lacks_number, enters_contest, stakers }
  return { mode, currency, info: infoOf(house, looked) }
}

/** What a game is, and how this visitor may play it. Starts nothing. */
export const getGame = async ({ house, visitor, params, query, language }: Call<typeof getGameEndpoint>) => ({
  data: (await look(house, visitor, params.slug, query.isMoney, language)).info,
})

/**
 * The round that is open, or the newest of this game and mode, told again: what a player who was cut off did not see (reliability 11). One
 * from before the player changed the currency is none: its stake and bets are offered again, and would be so in the new currency.
 */
const lastRoundOf = async (house: House, { owner_id, slug, mode, currency }: GameSession) => {
  const open = await readOpenRound(house.db, owner_id, mode, slug)
  if (open) return (await isWithoutPair(house.db, open)) ? null : retellSteps(house.db, house, open)
  const [round] = await readRounds(house.db, owner_id, { game: slug, mode }, 1, 0)
  const seed = round && (await seedOf(house, owner_id, round))
  return round?.currency === currency && seed ? retell(house, seed, round) : null
}

/** What stands in the player's purse, and what their rounds for money are dealt from. */
const openMoney = async (house: House, player_id: bigint, currency: Currency): Promise<OpenedPurse> => {
  const balance_minor = await balanceOf(house.db, purseOf(player_id, 'main', currency))
  const { active, next } = await seedPairOf(house, player_id)
  return {
    balance_minor,
    server_seed_hash: active.server_seed_hash,
    next_server_seed_hash: next.server_seed_hash,
    client_seed: active.client_seed ?? '',
  }
}

/** Starts a game: makes its session, shows what the purse holds and what is committed to, and tells the last round. */
export const startGame = async ({ house, visitor, params, query, language, request }: Call<typeof startGameEndpoint>) => {
  const { mode, currency, info } = await look(house, visitor, params.slug, query.isMoney, language)
  if (visitor.player_id !== null)
    await countTries(house, [
      [startsByPlayer, String(visitor.player_id)],
      [startsByPlayerInDay, String(visitor.player_id)],
    ])
  const owner_id = visitor.player_id ?? (await demoOwnerOf(house, visitor.session_id, request.ip, currency))
  const session = { owner_id, slug: params.slug, mode, currency }
  const least_minor = BigInt(info.stakes.least_minor)
  const { balance_minor, ...fairness } =
    mode === 'demo' ? await openDemo(house, owner_id, currency, least_minor) : await openMoney(house, owner_id, currency)
  if (visitor.player_id !== null) await announceStart(house, params.slug, mode === 'money' ? 'money_play' : 'demo_play', visitor.player_id)
  return {
    data: {
      ...info,
      // What has to be settled before opens no session, whatever the page does (GA-003, GA-004).
      session: info.requestInn || (info.isMoney && !info.finOperations.isAvailable) ? '' : gameSessionToken(house, visitor, session),
      balance_minor: toWire(balance_minor),
      lastRound: await lastRoundOf(house, session),
      fairness,
    },
  }
}

/** Has this start of the game been told within the last minutes? A page that is loaded again is no new start. */
const wasAnnounced = (house: House, start: string): Promise<boolean> =>
  countTry(house, announcedStarts, start).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal && error.status === 429) return true
      throw error
    },
  )

/** Tells that a player opened a game, once in some minutes. */
export const announceStart = async (house: House, slug: string, mode: 'money_play' | 'demo_play', player_id: bigint): Promise<void> => {
  if (await wasAnnounced(house, `${player_id} ${slug} ${mode}`)) return
  await inTransaction(house.db, (tx) => announce(tx, house, [GameStarted({ slug, mode }, player_id)]))
  house.facts.wake()
}

/** A page tells of a start once, and each is a fact in a log that only grows. */
const toldStarts = { name: 'told-play-starts', count: 60, window_s: 60 } as const

/** Records how a play began after a registration that came from a game (AU). A guest's start is counted, not kept. */
export const recordPlayStart = async ({ house, body, player_id }: Call<typeof recordPlayStartEndpoint>) => {
  if (!(await gameBySlug(house, body.slug))) return refuse('game-unknown', {}, 404)
  house.metrics.counter('openhouse_play_starts_total', 'Plays that were started, of players and guests.').inc()
  if (player_id === null) return {}
  await countTry(house, toldStarts, String(player_id))
  await announceStart(house, body.slug, body.type, player_id)
  return {}
}
