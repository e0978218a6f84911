import { hash } from 'node:crypto'
import { balanceOf, purseOf, settleFreeSpin, settleInstant, type Drawn } from '#casino/money/wallet/server/api.ts'
import type { GameEngine, Outcome } from '#engines/game.ts'
import { engineOf } from '#engines/registry.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { toWire, type Currency } from '#kernel/money/currency.ts'
import type { Accepted } from '#kernel/random/accepted.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { refuse, type Command, type PlayedRound, type playRoundEndpoint, type StepCommand } from '../contract.ts'
import { RoundSettled } from '../events.ts'
import { stakeFault, stakeRules } from '../rules.ts'
import { withCursor, type Cursor } from './cursors.ts'
import { playDemoRound } from './demo-round.ts'
import { openGameSession, type GameSession } from './game-session.ts'
import { gameToPlay, isOffered } from './game-to-play.ts'
import { isStepped, type SteppedCommand } from '#engines/steps/stepped-game.ts'
import { beginRound } from './steps/begin-round.ts'
import { takeStep } from './steps/take-step.ts'
import { countingRefusals, refuseWaiting } from './refused-rounds.ts'
import { drawReference } from './seed-pairs.ts'
import { toldRound } from './told-round.ts'
import { wasPlayed } from './was-played.ts'

type Engine = NonNullable<ReturnType<typeof engineOf>>

/** A round begins with it: a step of one that is open goes another way. */
type BeginCommand = Exclude<Command, StepCommand>

type BoundFault = 'stake-below-minimum' | 'stake-above-maximum'

interface Checked {
  readonly command: unknown
  readonly stake_minor: number
  /** The free spins that pay the stake. */
  readonly free_spins?: number | undefined
}

/** Checks the stake against the engine, then against the house's grid of this currency. Refuses; never rounds. */
const checkCommand = (engine: Engine, session: GameSession, given: BeginCommand, language: Language): Checked => {
  const refuseBound = (code: BoundFault, bound_minor: number): never => refuseAmount(code, session.currency, bound_minor, language)
  const rules = stakeRules(engine.form, session.currency)
  const checked = (engine as GameEngine).check(given)
  if (!checked.ok) {
    if (checked.fault === 'stake-off-grid') return refuse('stake-off-grid')
    if (checked.fault === 'stake-too-large') return refuseBound('stake-above-maximum', rules.most_minor)
    if (checked.fault === 'command-malformed') throw new Refusal('invalid-input', {}, 422, { command: 'invalid-input' })
    return refuse(checked.fault === 'choice-impossible' ? 'choice-impossible' : 'bet-impossible')
  }
  const parts = 'bets' in given ? given.bets.map((bet) => bet.stake_minor) : [given.stake_minor]
  const fault = stakeFault(rules, checked.stake_minor, parts)
  if (fault === 'stake-below-minimum') return refuseBound(fault, rules.least_minor)
  if (fault === 'stake-above-maximum') return refuseBound(fault, rules.most_minor)
  if (fault) return refuse(fault)
  return { command: checked.command, stake_minor: checked.stake_minor }
}

const refuseAmount = (code: BoundFault, currency: Currency, bound_minor: number, language: Language): never => {
  const bound = amountText(bound_minor, currency, language)
  return refuse(code, code === 'stake-below-minimum' ? { least: bound } : { most: bound })
}

/** What came of a round, told with the moment at which its money moves. */
const tellRound = (
  session: GameSession,
  cursor: Cursor,
  { command, stake_minor, free_spins }: Checked,
  outcome: Outcome<unknown>,
  at: Date,
): PlayedRound => {
  const { slug, mode, currency } = session
  const { seed_id, server_seed_hash, client_seed, nonce } = cursor
  const id = `${seed_id}-${nonce}`
  const free = free_spins === undefined ? {} : { isFreeSpin: true as const }
  return toldRound({ id, slug, mode, currency, stake_minor, command, server_seed_hash, client_seed, nonce, at, ...free }, outcome)
}

const factOf = (session: GameSession, cursor: Cursor, round: PlayedRound) =>
  RoundSettled({
    round_id: round.id,
    owner_id: Number(session.owner_id),
    slug: round.slug,
    mode: round.mode,
    currency: round.currency,
    stake_minor: round.isFreeSpin ? 0 : round.stake_minor,
    win_minor: round.win_minor,
    seed_id: Number(cursor.seed_id),
    nonce: cursor.nonce,
    command: round.command,
  })

/**
 * The draw of a round. It is only made here: settle-batch.ts runs it once the ledger has accepted the round, and at once asks it to
 * `tell` the answer and the fact, before anything is written, because settle.sql writes them with the money.
 */
const drawRound =
  (engine: Engine, session: GameSession, cursor: Cursor, checked: Checked) =>
  (accepted: Accepted): Drawn => {
    const outcome = (engine as GameEngine).play(checked.command, cursor.draw(accepted))
    return {
      win_minor: BigInt(outcome.win_minor),
      tell: (at) => {
        const round = tellRound(session, cursor, checked, outcome, at)
        return { answer: round, fact: factOf(session, cursor, round) }
      },
    }
  }

interface MoneyRound {
  readonly engine: Engine
  readonly session: GameSession
  readonly checked: Checked
  readonly key: string
  readonly request_hash: Buffer
}

/** Takes the stake in the ledger, out of the player's purses or of their free spins, draws what it accepted, and pays. */
const settleRound = async (house: House, { engine, session, checked, key, request_hash }: MoneyRound, cursor: Cursor) => {
  const { owner_id, currency: asset } = session
  const round = {
    owner_id,
    asset,
    key: `round:${key}`,
    request_hash,
    reference: drawReference(cursor.seed_id, cursor.nonce),
    game: session.slug,
    stake_minor: BigInt(checked.stake_minor),
    least_gap_ms: house.jurisdiction.minimum_spin_ms,
    draw: drawRound(engine, session, cursor, checked),
  }
  if (checked.free_spins !== undefined) {
    const settled = await settleFreeSpin(house, { ...round, free_spins_id: BigInt(checked.free_spins) })
    return { ...settled, balance_after: await balanceOf(house.db, purseOf(owner_id, 'main', asset)) }
  }
  const opposite_percent = (engine as GameEngine).oppositePercent?.(checked.command) ?? 0
  return settleInstant(house, { ...round, purse: 'main', play: { category: engine.kind, opposite_percent } })
}

const playForMoney = (house: House, round: MoneyRound) =>
  withCursor(house, round.session.owner_id, async (cursor) => {
    const settled = await settleRound(house, round, cursor)
    const value = { round: settled.answer as PlayedRound, balance_minor: toWire(settled.balance_after) }
    return { used: !settled.replayed, value }
  })

/**
 * Plays one round. The books take the stake or refuse, and only then its outcome is drawn from committed seeds: what
 * was refused was never drawn (decision 0016). Stake, win and answer, and for money the fact, are one transaction, done before anybody
 * sees it. The same key again returns the first answer. Refusals are counted: who is refused too often waits.
 */
export const playRound = async ({ house, visitor, params, body, key, language, request }: Call<typeof playRoundEndpoint>) => {
  const engine = engineOf(params.slug)
  if (!engine) return refuse('game-unknown', {}, 404)
  const session = openGameSession(house, visitor, params.slug, body.session)
  // Whatever becomes of its game, an open round is played to its end, and the answer that was lost is told again.
  if (!('round' in body.command) && !(await isOffered(house, params.slug)) && !(await wasPlayed(house, session, key)))
    await gameToPlay(house, params.slug, language)
  refuseWaiting(house, session.owner_id)
  const { ip } = request
  const counting = { owner_id: session.owner_id, ip }
  if ('round' in body.command) return { data: await countingRefusals(house, counting, takeStep(house, session, body.command, key)) }
  const { free_spins } = body
  // They are of games that take one stake; what else is asked for with them is not played for money instead.
  if (free_spins !== undefined && (engine.form !== 'stake' || session.mode !== 'money')) throw new Refusal('free-spins-other-game')
  const checked = { ...checkCommand(engine, session, body.command, language), free_spins }
  const asked = [session.slug, session.mode, session.currency, checked.command, ...(free_spins === undefined ? [] : [free_spins])]
  const request_hash = hash('sha256', JSON.stringify(asked), 'buffer')
  if (isStepped(engine)) {
    const command = checked.command as SteppedCommand
    return { data: await countingRefusals(house, counting, beginRound(house, { session, engine, command, key, request_hash, ip })) }
  }
  const played =
    session.mode === 'money'
      ? playForMoney(house, { engine, session, checked, key, request_hash })
      : playDemoRound(house, { session, engine: engine as GameEngine, ...checked, key, request_hash, ip })
  return { data: await countingRefusals(house, counting, played) }
}
