import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Delivery, Size } from '../rules.ts'

export interface ChoiceRow {
  readonly id: bigint
  readonly offer_id: bigint
  readonly player_id: bigint
  readonly team_id: bigint
  readonly size: Size
  readonly chosen_at: Date
  readonly prize_id: bigint | null
  readonly sent_at: Date | null
  readonly delivery: Delivery | null
}

const columns = sql`c.id, c.offer_id, c.player_id, c.team_id, c.size, c.chosen_at, c.prize_id, c.sent_at,
  (select json_build_object('recipient', d.recipient, 'phone', d.phone, 'city', d.city, 'place', d.place)
     from sportsbook_t_shirts.deliveries d where d.choice_id = c.id) as delivery`

type NewChoice = Pick<ChoiceRow, 'offer_id' | 'player_id' | 'team_id' | 'size' | 'chosen_at'>

/** Undefined where the player chose before. */
export const insertChoice = async (tx: Tx, { offer_id, player_id, team_id, size, chosen_at }: NewChoice): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into sportsbook_t_shirts.choices (offer_id, player_id, team_id, size, chosen_at)
    values (${offer_id}, ${player_id}, ${team_id}, ${size}, ${chosen_at}) on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export const namePrize = async (tx: Tx, id: bigint, prize_id: bigint): Promise<void> => {
  await sql`update sportsbook_t_shirts.choices set prize_id = ${prize_id} where id = ${id}`.execute(tx)
}

export const choiceOf = async (db: Executor, offer_id: bigint, player_id: bigint): Promise<ChoiceRow | undefined> => {
  const { rows } = await sql<ChoiceRow>`
    select ${columns} from sportsbook_t_shirts.choices c where c.player_id = ${player_id} and c.offer_id = ${offer_id}`.execute(db)
  return rows[0]
}

/** Locked: an address is not changed while its T-shirt is sent. */
export const lockChoice = async (tx: Tx, id: bigint): Promise<ChoiceRow | undefined> => {
  await sql`select id from sportsbook_t_shirts.choices where id = ${id} for update`.execute(tx)
  const { rows } = await sql<ChoiceRow>`select ${columns} from sportsbook_t_shirts.choices c where c.id = ${id}`.execute(tx)
  return rows[0]
}

export const writeDelivery = async (tx: Tx, { id, player_id }: ChoiceRow, to: Delivery, kept_until: Date): Promise<void> => {
  await sql`
    insert into sportsbook_t_shirts.deliveries (choice_id, player_id, recipient, phone, city, place, kept_until)
    values (${id}, ${player_id}, ${to.recipient}, ${to.phone}, ${to.city}, ${to.place}, ${kept_until})
    on conflict (choice_id) do update set recipient = excluded.recipient, phone = excluded.phone, city = excluded.city,
      place = excluded.place, kept_until = excluded.kept_until`.execute(tx)
}

/** From now on the address is kept for a parcel that comes back alone. */
export const markSent = async (tx: Tx, id: bigint, at: Date, kept_until: Date): Promise<void> => {
  await sql`update sportsbook_t_shirts.choices set sent_at = ${at} where id = ${id}`.execute(tx)
  await sql`update sportsbook_t_shirts.deliveries set kept_until = ${kept_until} where choice_id = ${id}`.execute(tx)
}

/** Chosen T-shirts with an address that were not sent, the first chosen first. */
export const choicesToSend = async (db: Executor): Promise<(ChoiceRow & { readonly delivery: Delivery })[]> => {
  const { rows } = await sql<ChoiceRow & { readonly delivery: Delivery }>`
    select ${columns} from sportsbook_t_shirts.choices c
     where c.sent_at is null and exists (select from sportsbook_t_shirts.deliveries d where d.choice_id = c.id) order by c.id`.execute(db)
  return rows
}
