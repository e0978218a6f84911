import { hash } from 'node:crypto'
import { gameBySlug } from '#casino/games/lobby/server/api.ts'
import { settleInstant } from '#casino/money/wallet/server/api.ts'
import type { GameEngine } from '#engines/game.ts'
import { engineOf } from '#engines/registry.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { toWire, type Currency } from '#kernel/money/currency.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { amountText } from '#ui/format-amount.ts'
import { refuse, type Command, type PlayedRound, type playRoundEndpoint } from '../contract.ts'
import { RoundSettled } from '../events.ts'
import { stakeFault, stakeRules } from '../rules.ts'
import { withCursor, type Cursor } from './cursors.ts'
import { openGameSession, type GameSession } from './game-session.ts'
import { drawReference } from './seed-pairs.ts'

type Engine = NonNullable<ReturnType<typeof engineOf>>

type BoundFault = 'stake-below-minimum' | 'stake-above-maximum'

interface Checked {
  readonly command: unknown
  readonly stake_minor: number
}

/** Checks the stake against the engine, then against the house's grid of this currency. Refuses; never rounds. */
const checkCommand = (engine: Engine, session: GameSession, given: Command, language: Language): Checked => {
  const refuseBound = (code: BoundFault, bound_minor: number): never => refuseAmount(code, session.currency, bound_minor, language)
  const rules = stakeRules(engine.kind, session.currency)
  const checked = (engine as GameEngine).check(given)
  if (!checked.ok) {
    if (checked.fault === 'stake-off-grid') return refuse('stake-off-grid')
    if (checked.fault === 'stake-too-large') return refuseBound('stake-above-maximum', rules.most_minor)
    if (checked.fault === 'command-malformed') throw new Refusal('invalid-input', {}, 422, { command: 'invalid-input' })
    return refuse('bet-impossible')
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

const draw = (house: House, engine: Engine, session: GameSession, cursor: Cursor, checked: Checked): PlayedRound => {
  const { win_minor, events } = (engine as GameEngine).play(checked.command, fairSource(cursor.key, cursor.client_seed, cursor.nonce))
  return {
    id: `${cursor.seed_id}-${cursor.nonce}`,
    slug: session.slug,
    mode: session.mode,
    currency: session.currency,
    stake_minor: checked.stake_minor,
    win_minor,
    command: checked.command,
    events: [...events],
    server_seed_hash: cursor.server_seed_hash,
    client_seed: cursor.client_seed,
    nonce: cursor.nonce,
    at: house.clock.now().toISOString(),
  }
}

const factOf = (session: GameSession, cursor: Cursor, round: PlayedRound) =>
  RoundSettled({
    round_id: round.id,
    owner_id: Number(session.owner_id),
    slug: round.slug,
    mode: round.mode,
    currency: round.currency,
    stake_minor: round.stake_minor,
    win_minor: round.win_minor,
    seed_id: Number(cursor.seed_id),
    nonce: cursor.nonce,
    command: round.command,
  })

/** Is the ledger's "no" about the nonce? Then another process drew with it, and the next one is tried. */
const isTaken = (error: unknown): boolean => error instanceof Refusal && error.code === 'reference-used'

/**
 * Plays one round: draws its outcome from the player's committed seeds, and settles stake, win, fact and answer in one
 * round trip to the database, before anybody sees it. The same key again returns the first answer.
 */
export const playRound = async ({ house, visitor, params, body, key, language }: Call<typeof playRoundEndpoint>) => {
  const engine = engineOf(params.slug)
  if (!engine || !(await gameBySlug(house, params.slug))) return refuse('game-unknown', {}, 404)
  const session = openGameSession(house, visitor, params.slug, body.session)
  const checked = checkCommand(engine, session, body.command, language)
  const request_hash = hash('sha256', JSON.stringify([session.slug, session.mode, session.currency, checked.command]), 'buffer')
  return withCursor(house, session.owner_id, async (cursor) => {
    const round = draw(house, engine, session, cursor, checked)
    try {
      const settled = await settleInstant(house, {
        owner_id: session.owner_id,
        purse: session.mode === 'money' ? 'main' : 'demo',
        asset: session.currency,
        key: `round:${key}`,
        request_hash,
        reference: drawReference(cursor.seed_id, cursor.nonce),
        game: session.slug,
        stake_minor: BigInt(checked.stake_minor),
        win_minor: BigInt(round.win_minor),
        least_gap_ms: house.jurisdiction.minimum_spin_ms,
        fact: factOf(session, cursor, round),
        answer: round,
      })
      const answer = { data: { round: settled.answer as PlayedRound, balance_minor: toWire(settled.balance_after) } }
      return { used: !settled.replayed, value: answer }
    } catch (error) {
      if (isTaken(error)) return 'taken'
      throw error
    }
  })
}
