import type { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { sayPrize } from '#casino/bonuses/prizes/server/api.ts'
import { drawsByIds, fallsByIds, prizeFor, type DrawRow, type FallRow } from '#casino/campaigns/draws/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import type { Drawn, Ticket } from '../contract.ts'
import type { TicketRow } from './ticket-store.ts'

interface Reader {
  readonly house: House
  readonly language: Language
}

const outcomeOf = ({ spec }: Pick<DrawRow, 'spec'>, { outcome }: FallRow) => spec.outcomes.find(({ name }) => name === outcome)

/** What an attempt brought, in the words of its player; null for nothing. */
const prizeOf = ({ house, language }: Reader, draw: DrawRow, fall: FallRow): ShownPrize | null => {
  const outcome = outcomeOf(draw, fall)
  if (!outcome || !fall.is_given) return null
  const asset = fall.asset ?? ''
  return sayPrize(house, language, prizeFor(outcome, isCurrency(asset) ? asset : house.brand.currency))
}

/** What was drawn for an attempt. */
export const drawnView = (reader: Reader, draw: DrawRow, fall: FallRow): Drawn => ({
  outcome: outcomeOf(draw, fall)?.title[reader.language] ?? null,
  prize: prizeOf(reader, draw, fall),
  isGone: fall.outcome !== null && !fall.is_given,
})

/** LO-006: where the wheel stops: the place of what was drawn among its outcomes, and nothing's is the last one. */
export const sectorOf = ({ spec }: Pick<DrawRow, 'spec'>, { outcome }: FallRow): number => {
  const index = spec.outcomes.findIndex(({ name }) => name === outcome)
  return index < 0 ? spec.outcomes.length : index
}

/** Tickets as their player sees them. */
export const ticketViews = async (reader: Reader, tickets: readonly TicketRow[]): Promise<Ticket[]> => {
  const { house } = reader
  const [falls, draws] = await Promise.all([
    fallsByIds(
      house.db,
      tickets.flatMap(({ fall_id }) => (fall_id === null ? [] : [Number(fall_id)])),
    ),
    drawsByIds(house.db, [...new Set(tickets.flatMap(({ draw_id }) => draw_id ?? []))]),
  ])
  const [fall_by_id, draw_by_id] = [new Map(falls.map((fall) => [fall.id, fall])), new Map(draws.map((draw) => [draw.id, draw]))]
  return tickets.map(({ id, type, source, at, applied_at, fall_id, draw_id }) => {
    const fall = fall_by_id.get(fall_id ?? 0n)
    const draw = draw_by_id.get(draw_id ?? 0n)
    return {
      id: Number(id),
      type,
      source,
      at: at.toISOString(),
      appliedAt: applied_at?.toISOString() ?? null,
      prize: fall && draw ? prizeOf(reader, draw, fall) : null,
      fairCode: fall ? `${fall.input}:${fall.number}` : null,
    }
  })
}
