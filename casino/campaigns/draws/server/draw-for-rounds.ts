import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { moneyRounds, roundsAbout, spanOf, stakeVerdict, type PlayerRound, type RoundFact } from '#casino/campaigns/boards/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { drawsOfGames, type DrawRow } from './draw-store.ts'
import { insertFalls, knownInputs, type Ticket } from './fall-store.ts'
import { drawTicket, fallsFrom, giveFalls } from './give.ts'
import { runPots } from './run-pots.ts'

const isCounted = ({ spec }: DrawRow, { data }: PlayerRound): boolean => {
  const verdict = stakeVerdict(spec.rounds?.stakes ?? {}, data.currency, data.stake_minor)
  return verdict === 'counts' || verdict === 'above'
}

const ticketOf = ({ data, player_id, at }: PlayerRound): Ticket => ({ player_id, input: data.round_id, number: 0n, at })

/**
 * Every round feeds the pots. Rounds of players who may get nothing are not drawn for; the others are, and wins are taken from the
 * stock and granted.
 */
const drawFor = async (
  tx: Tx,
  house: House,
  draw: DrawRow,
  rounds: readonly PlayerRound[],
  wanted: ReadonlySet<PlayerRound>,
): Promise<void> => {
  const own = rounds.filter((round) => wanted.has(round))
  const drawn = own.map((round) => drawTicket(house, draw, ticketOf(round))).filter(({ outcome }) => outcome !== null)
  const pots = await runPots(tx, house, draw, rounds)
  if (drawn.length === 0) return pots?.keep()
  const known = await knownInputs(
    tx,
    draw.id,
    drawn.map(({ ticket }) => ticket.input),
  )
  const fresh = drawn.filter(({ ticket }) => !known.has(ticket.input))
  const falls = await fallsFrom(tx, house, draw, fresh, pots)
  await pots?.keep()
  await giveFalls(tx, house, draw, await insertFalls(tx, draw.id, falls, house.clock.now()))
}

/**
 * Draws once for each settled round of a batch. A round's result was fixed by the committed seed and the round's id before it was
 * played, so neither batch size nor a repetition changes it. Rounds that win nothing are not stored.
 */
export const drawForRounds = async (facts: readonly RoundFact[], tx: Tx, house: House): Promise<void> => {
  const rounds = moneyRounds(facts)
  if (rounds.length === 0) return
  const draws = await drawsOfGames(tx, { games: [...new Set(rounds.map(({ data }) => data.slug))], ...spanOf(rounds) })
  const parts = draws.flatMap((draw) => (draw.spec.rounds ? [{ ...draw, filter: draw.spec.rounds }] : []))
  if (parts.length === 0) return
  // Asked once for the batch, however many draws there are.
  const wanted = new Set(await withinAudience(tx, house, 'reward', rounds, ({ player_id }) => player_id))
  const by_draw = new Map(parts.map((draw) => [draw.id, { draw, rounds: [] as PlayerRound[] }]))
  for (const { part, round } of roundsAbout(parts, rounds)) if (isCounted(part, round)) by_draw.get(part.id)?.rounds.push(round)
  for (const { draw, rounds: own } of by_draw.values()) if (own.length > 0) await drawFor(tx, house, draw, own, wanted)
}
