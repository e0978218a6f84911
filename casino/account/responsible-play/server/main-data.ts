import { sql } from 'kysely'
import type { MainDataPart } from '#kernel/slice.ts'
import { restrictionAt, type RestrictionKind } from '../rules.ts'

interface Row {
  readonly kind: RestrictionKind
  readonly till: string
}

/** EN-028, RP-005: what keeps this player from playing, and until when; null for everybody else. */
export const mainData: MainDataPart = {
  read: (player_id) => sql`(
    select json_agg(json_build_object('kind', kind, 'till', till))
      from account_responsible_play.restrictions where player_id = ${player_id})`,
  fields: (row, { house }) => {
    const known = ((row ?? []) as readonly Row[]).map(({ kind, till }) => ({ kind, till: new Date(till) }))
    const restriction = restrictionAt(known, house.clock.now())
    return { ludomanRequestStatus: restriction?.kind ?? null, ludomanTill: restriction?.till.toISOString() ?? null }
  },
}
