import { sql } from 'kysely'
import { defineMainData } from '#kernel/slice.ts'
import { restrictionAt, standingOf, type HouseRestrictionKind, type RestrictionKind } from '../rules.ts'
import { RestrictionsMainData } from '../main-data.ts'

interface Row {
  readonly own: readonly { readonly kind: RestrictionKind; readonly till: string }[] | null
  readonly house: readonly HouseRestrictionKind[] | null
}

/** EN-028, RP-005, RP-008: what prevents this player from playing, and until when; null for everybody else. */
export const mainData = defineMainData({
  name: 'restrictions',
  schema: RestrictionsMainData,
  read: (player_id) => sql`(
    select json_build_object(
      'own', (select json_agg(json_build_object('kind', kind, 'till', till))
                from players_responsible_play.restrictions where player_id = ${player_id}),
      'house', (select json_agg(kind) from players_responsible_play.house_restrictions
                 where player_id = ${player_id} and lifted_at is null)))`,
  fields: (row, { house }) => {
    const { own, house: by_house } = (row as Row | null) ?? { own: null, house: null }
    const known = (own ?? []).map(({ kind, till }) => ({ kind, till: new Date(till) }))
    const restriction = restrictionAt(known, house.clock.now())
    return {
      ludomanRequestStatus: restriction?.kind ?? null,
      ludomanTill: restriction?.till.toISOString() ?? null,
      playRestriction: standingOf(restriction, by_house ?? [])?.status ?? null,
    }
  },
})
