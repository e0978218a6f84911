import { createHash } from 'node:crypto'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { settleInstant, trialBalance } from '#casino/money/wallet/server/api.ts'
import { knownDraw } from '#casino/money/wallet/testing/known-draw.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import type { BoardEvent } from '#casino/campaigns/boards/contract.ts'
import { getActiveRace, type Race } from '../contract.ts'
import { keep_running_job } from '../server/keep-running.ts'

export const race_game = 'golden-orchard'

/** A house with its demo series: at 12:00 a race has just begun and lasts until 14:00. */
export const createRaceHouse = (options: { now?: string; pool_size?: number } = {}): Promise<TestHouse> =>
  createTestHouse({ seed: true, now: '2026-12-01T12:00:00Z', ...options })

let nonce = 0

/** A money round with a result that the test chooses, settled by the ledger as any other. In hryvnias unless told. */
export const settleRound = async (
  test: TestHouse,
  player: Pick<FundedPlayer, 'id'>,
  round: { stake_minor?: number; win_minor: number; slug?: string; currency?: Currency; mode?: 'money' | 'demo' },
): Promise<void> => {
  const { stake_minor = 1_000, win_minor, slug = race_game, currency = 'UAH', mode = 'money' } = round
  const number = ++nonce
  await settleInstant(test.house, {
    owner_id: player.id,
    purse: mode === 'money' ? 'main' : 'demo',
    asset: currency,
    key: `race-test:${player.id}:${number}`,
    request_hash: createHash('sha256').update(String(number)).digest(),
    reference: `race-test:${player.id}:${number}`,
    game: slug,
    stake_minor: BigInt(stake_minor),
    draw: knownDraw(BigInt(win_minor), {
      answer: { number },
      fact: RoundSettled({
        round_id: `1-${number}`,
        owner_id: Number(player.id),
        slug,
        mode,
        currency,
        stake_minor,
        win_minor,
        seed_id: 1,
        nonce: number,
        command: { stake_minor },
      }),
    }),
  })
}

/** A player who won so many times the stake of ten hryvnias in one round. */
export const playerWithMultiple = async (test: TestHouse, multiple: number): Promise<FundedPlayer> => {
  const player = await fundedPlayer(test, 100_000n)
  await settleRound(test, player, { win_minor: multiple * 1_000 })
  return player
}

/** The clock moves, and what the calendar has for that moment happens, as the job of each minute would do it. */
export const moveTo = async (test: TestHouse, moment: string): Promise<void> => {
  test.clock.set(moment)
  await test.house.jobs.send(keep_running_job, {})
  await test.jobs.runDue(test.house)
  await test.drain()
}

export const activeRace = async (visitor: TestVisitor): Promise<Race> => {
  const { body } = await visitor.call(getActiveRace)
  if (!body.data) throw new Error('no race runs')
  return body.data
}

const isTold = ({ message }: Publication, event: BoardEvent): boolean =>
  message.type === 'tournament' && message.event === event && (message.data as { kind?: string }).kind === 'race'

/** What was published about races. */
export const toldOf = (test: TestHouse, event: BoardEvent) =>
  test.published
    .filter((publication) => isTold(publication, event))
    .map(({ channel, message }) => ({ channel, data: message.data as Record<string, unknown> }))

const race_ms = 2 * 60 * 60 * 1000
/** Last rounds are waited for so long before a race is closed. */
const wait_ms = 5_000

/** A race that has just begun, in a house that may have had others: each of those is closed, paid and told of. */
export interface BegunRace {
  readonly starts_ms: number
  /** So long after its start, as calendars and clocks have it. */
  at(after_ms: number): string
  readonly ends_at: string
  /** The moment at which it is closed. */
  readonly over: string
}

export const beginRace = async (test: TestHouse): Promise<BegunRace> => {
  const starts_ms = (Math.floor(test.clock.now().getTime() / race_ms) + 1) * race_ms
  const at = (after_ms: number): string => new Date(starts_ms + after_ms).toISOString()
  await moveTo(test, at(wait_ms))
  // Of all that was told nothing but its own start is a matter of whoever looks at this one.
  const [start] = test.published.filter((publication) => isTold(publication, 'start')).slice(-1)
  test.published.splice(0, Infinity, ...(start ? [start] : []))
  return { starts_ms, at, ends_at: at(race_ms), over: at(race_ms + wait_ms) }
}

/** Ends a test: the ledger must sum to zero whatever happened. */
export const closeBalanced = async (test: TestHouse): Promise<void> => {
  const { drift } = await trialBalance(test.house)
  await test.close()
  if (drift.length > 0) throw new Error(`the ledger drifts: ${JSON.stringify(drift)}`)
}
