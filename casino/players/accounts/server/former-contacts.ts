import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { type ContactKind, holdContact } from './contacts.ts'

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

/** Sets a player's contact, unconfirmed, and keeps the former one for `takeContactsBack`. The same one again changes nothing. */
export const changeContact = async (
  tx: Tx,
  player_id: bigint,
  { kind, contact }: { readonly kind: ContactKind; readonly contact: string },
  at: Date,
): Promise<void> => {
  await sql`
    with former as (
      select id, ${column(kind)} as contact, ${confirmedColumn(kind)} as confirmed_at from players_accounts.players
       where id = ${player_id} and ${column(kind)} is distinct from ${contact} for update
    ), kept as (
      insert into players_accounts.former_contacts (player_id, kind, contact, confirmed_at, left_at)
      select id, ${kind}, contact, confirmed_at, ${at} from former
    )
    update players_accounts.players p set ${column(kind)} = ${contact}, ${confirmedColumn(kind)} = null
      from former where p.id = former.id`.execute(tx)
}

/**
 * The confirmed e-mail that this player had at a moment of the last days, before what happened then: whoever gave another one since is
 * not the one who was there.
 */
export const emailAt = async (db: Executor, player_id: bigint, at: Date): Promise<string | null> => {
  const { rows } = await sql<Held>`
    select contact, confirmed_at from (
      select contact, confirmed_at, left_at from players_accounts.former_contacts
       where player_id = ${player_id} and kind = 'email' and left_at >= ${at}
      union all
      select email, email_confirmed_at, 'infinity' from players_accounts.players where id = ${player_id}
    ) as emails order by left_at limit 1`.execute(db)
  return rows[0]?.confirmed_at ? rows[0].contact : null
}

const heldContact = async (tx: Tx, player_id: bigint, kind: ContactKind): Promise<Held> => {
  const { rows } = await sql<Held>`
    select ${column(kind)} as contact, ${confirmedColumn(kind)} as confirmed_at from players_accounts.players
     where id = ${player_id} for update`.execute(tx)
  return rows[0] ?? { contact: null, confirmed_at: null }
}

/** What was there before the first contact that was given since a moment. */
const formerEmail = (formers: readonly FormerContact[], since: Date): Held | undefined => {
  const former = formers.find(({ left_at }) => left_at >= since)
  // Letters go to an e-mail, so where there was none nothing can be taken back by a letter of then.
  return former?.contact === null ? undefined : former
}

/**
 * The same. A number that was given before and confirmed since opens the account since then too: in its place comes what was there
 * before it was given.
 */
const formerPhone = (formers: readonly FormerContact[], since: Date, held: Held): Held | undefined => {
  const first = formers.find(({ left_at }) => left_at >= since)
  // Of then, whether the account still has it or it was given up since.
  const { confirmed_at } = first ?? held
  if (confirmed_at === null || confirmed_at < since) return first
  return formers.findLast(({ left_at }) => left_at < since) ?? { contact: null, confirmed_at: null }
}

const isConfirmedByAnother = async (tx: Tx, player_id: bigint, kind: ContactKind, contact: string): Promise<boolean> => {
  await holdContact(tx, kind, contact)
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
  const former = kind === 'email' ? formerEmail(rows, since) : formerPhone(rows, since, held)
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
  for (const kind of ['email', 'phone'] as const) {
    const contact = await takeBack(tx, player_id, kind, since)
    if (contact) taken.push(contact)
  }
  return taken
}
