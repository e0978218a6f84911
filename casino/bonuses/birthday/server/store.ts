import { sql, type RawBuilder } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface Offer {
  readonly player_id: bigint
  readonly year: number
  readonly bonus_id: bigint
  readonly asset: string
  readonly amount_minor: bigint
  readonly till: Date
}

export const insertOffer = async (tx: Tx, { player_id, year, bonus_id, asset, amount_minor, till }: Offer, at: Date): Promise<void> => {
  await sql`
    insert into bonuses_birthday.offers (player_id, year, bonus_id, asset, amount, till, offered_at)
    values (${player_id}, ${year}, ${bonus_id}, ${asset}, ${amount_minor}, ${till}, ${at})`.execute(tx)
}

/** Which of these players were offered a birthday bonus since a moment. */
export const offeredSince = async (db: Executor, player_ids: readonly bigint[], since: Date): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct player_id from bonuses_birthday.offers
     where player_id = any(${player_ids.map(String)}::bigint[]) and offered_at > ${since}`.execute(db)
  return new Set(rows.map(({ player_id }) => player_id))
}

/** The bonus that waits for this player at a moment. */
export const openOffer = async (db: Executor, player_id: bigint, at: Date): Promise<bigint | undefined> => {
  const { rows } = await sql<{ bonus_id: bigint }>`
    select bonus_id from bonuses_birthday.offers where player_id = ${player_id} and state = 'offered' and till > ${at}`.execute(db)
  return rows[0]?.bonus_id
}

/** What becomes of offers; one that was decided on stays so. */
export const closeOffers = async (db: Executor, bonus_ids: readonly bigint[], state: 'taken' | 'cancelled' | 'over'): Promise<void> => {
  await sql`
    update bonuses_birthday.offers set state = ${state} where bonus_id = any(${bonus_ids.map(String)}::bigint[]) and state = 'offered'`.execute(
    db,
  )
}

/** A player takes a break, or excluded themselves: nothing is shown until then. */
export const hideUntil = async (db: Executor, player_id: bigint, until: Date): Promise<void> => {
  await sql`
    update bonuses_birthday.offers set break_until = greatest(break_until, ${until}) where player_id = ${player_id} and state = 'offered'`.execute(
    db,
  )
}

/** The house restricts an account, or no more. */
export const hideRestricted = async (db: Executor, player_id: bigint, is_restricted: boolean): Promise<void> => {
  await sql`
    update bonuses_birthday.offers set is_restricted = ${is_restricted} where player_id = ${player_id} and state = 'offered'`.execute(db)
}

/** For the main data: the newest offer, with what decides whether it is shown. */
export const selectOffer = (player_id: bigint): RawBuilder<unknown> => sql`
  (select json_build_object('id', bonus_id, 'amount', amount, 'currency', asset, 'till', till,
                            'break_until', break_until)
     from bonuses_birthday.offers where player_id = ${player_id} and state = 'offered' and not is_restricted order by year desc limit 1)`
