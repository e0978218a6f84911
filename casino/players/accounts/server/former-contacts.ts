import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import type { ContactKind } from './contacts.ts'

interface Held {
  /** Null if the player has none. */
  readonly contact: string | null
  readonly confirmed_at: Date | null
}

/** A contact as it was until `left_at`. */
interface FormerContact extends Held {
  readonly left_at: Date
}

/** A contact that was taken back from an account. */
export interface TakenContact extends Held {
  readonly kind: ContactKind
}

const column = (kind: ContactKind) => (kind === 'email' ? sql`email` : sql`phone`)
const confirmedColumn = (kind: ContactKind) => (kind === 'email' ? sql`email_confirmed_at` : sql`phone_confirmed_at`)

/** Sets a player's phone number, unconfirmed, and keeps the former one for `takeContactsBack`. The same number again changes nothing. */
export const changePhone = async (tx: Tx, player_id: bigint, phone: string, at: Date): Promise<void> => {
  await sql`
    with changed as (
      select id, phone, phone_confirmed_at from players_accounts.players
       where id = ${player_id} and phone is distinct from ${phone} for update
    ), kept as (
      insert into players_accounts.former_contacts (player_id, kind, contact, confirmed_at, left_at)
      select id, 'phone', phone, phone_confirmed_at, ${at} from changed
    )
    update players_accounts.players p set phone = ${phone}, phone_confirmed_at = null from changed where p.id = changed.id`.execute(tx)
}

const heldContact = async (tx: Tx, player_id: bigint, kind: ContactKind): Promise<Held> => {
  const { rows } = await sql<Held>`
    select ${column(kind)} as contact, ${confirmedColumn(kind)} as confirmed_at from players_accounts.players
     where id = ${player_id} for update`.execute(tx)
  return rows[0] ?? { contact: null, confirmed_at: null }
}

/**
 * What this contact was before a moment, if it was given since then. One that was given before and confirmed since opens the account
 * since then too: in its place comes what was there before it was given.
 */
const formerOf = (formers: readonly FormerContact[], { confirmed_at }: Held, since: Date): Held | undefined => {
  const first = formers.find(({ left_at }) => left_at >= since)
  if (first || confirmed_at === null || confirmed_at < since) return first
  return formers.at(-1) ?? { contact: null, confirmed_at: null }
}

const isConfirmedByAnother = async (tx: Tx, player_id: bigint, kind: ContactKind, contact: string): Promise<boolean> => {
  const { rows } = await sql`
    select from players_accounts.players
     where ${column(kind)} = ${contact} and ${confirmedColumn(kind)} is not null and id <> ${player_id}`.execute(tx)
  return rows.length > 0
}

const takeBack = async (tx: Tx, player_id: bigint, kind: ContactKind, since: Date): Promise<TakenContact | undefined> => {
  const held = await heldContact(tx, player_id, kind)
  const { rows } = await sql<FormerContact>`
    select contact, confirmed_at, left_at from players_accounts.former_contacts
     where player_id = ${player_id} and kind = ${kind} order by left_at`.execute(tx)
  const former = formerOf(rows, held, since)
  if (!former) return undefined
  const is_free = former.contact !== null && !(await isConfirmedByAnother(tx, player_id, kind, former.contact))
  const { contact, confirmed_at } = is_free ? former : { contact: null, confirmed_at: null }
  await sql`update players_accounts.players set ${column(kind)} = ${contact}, ${confirmedColumn(kind)} = ${confirmed_at}
             where id = ${player_id}`.execute(tx)
  await sql`delete from players_accounts.former_contacts
             where player_id = ${player_id} and kind = ${kind} and left_at >= ${since}`.execute(tx)
  return { ...held, kind }
}

/**
 * Makes the contacts of a player what they were before a moment: those that were given or confirmed since are taken away, and what was
 * in their place comes back, unless another player has confirmed it meanwhile. Returns the contacts that were taken away.
 */
export const takeContactsBack = async (tx: Tx, player_id: bigint, since: Date): Promise<readonly TakenContact[]> => {
  const taken: TakenContact[] = []
  for (const kind of ['phone'] as const) {
    const contact = await takeBack(tx, player_id, kind, since)
    if (contact) taken.push(contact)
  }
  return taken
}
