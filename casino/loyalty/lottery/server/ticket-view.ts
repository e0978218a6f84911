import { drawsByIds, fairCodeOf, fallsByIds, prizeOfFall } from '#casino/campaigns/draws/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Ticket } from '../contract.ts'
import type { TicketRow } from './ticket-store.ts'

interface Reader {
  readonly house: House
  readonly language: Language
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
      prize: fall && draw ? prizeOfFall(reader, draw, fall) : null,
      fairCode: fall ? fairCodeOf(fall) : null,
    }
  })
}
