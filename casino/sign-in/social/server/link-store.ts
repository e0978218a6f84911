import { sql } from 'kysely'
import type { Identity } from '#casino/players/responsible-play/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface Link {
  readonly provider: string
  readonly subject: string
  readonly player_id: bigint
}

/** The player linked to this external account. */
export const linkedPlayer = async (
  db: Executor,
  { provider, subject }: Pick<Link, 'provider' | 'subject'>,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from sign_in_social.links where provider = ${provider} and subject = ${subject}`.execute(db)
  return rows[0]?.player_id
}

/** The identifier used for restriction marks. */
export const identityOf = ({ provider, subject }: Pick<Link, 'provider' | 'subject'>): Identity => ({
  kind: 'social',
  value: `${provider} ${subject}`,
})

/** This player's external accounts: of one provider, or of all. */
export const identitiesOf = async (db: Executor, player_id: bigint, provider: string | null = null): Promise<Identity[]> => {
  const { rows } = await sql<Pick<Link, 'provider' | 'subject'>>`
    select provider, subject from sign_in_social.links
     where player_id = ${player_id} and (${provider}::text is null or provider = ${provider})`.execute(db)
  return rows.map(identityOf)
}

export const linksOf = async (db: Executor, player_id: bigint): Promise<string[]> => {
  const { rows } = await sql<{ provider: string }>`
    select provider from sign_in_social.links where player_id = ${player_id} order by linked_at`.execute(db)
  return rows.map(({ provider }) => provider)
}

/** False if the external account, or the player's link to this provider, is taken. Waits for a concurrent insert. */
export const insertLink = async (tx: Tx, { provider, subject, player_id }: Link, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into sign_in_social.links (provider, subject, player_id, linked_at)
    values (${provider}, ${subject}, ${player_id}, ${at}) on conflict do nothing returning 1`.execute(tx)
  return rows.length === 1
}

export const deleteLink = async (tx: Tx, player_id: bigint, provider: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from sign_in_social.links where player_id = ${player_id} and provider = ${provider} returning 1`.execute(tx)
  return rows.length === 1
}

/** The removed links. */
export const deleteLinksSince = async (tx: Tx, player_id: bigint, since: Date): Promise<Link[]> => {
  const { rows } = await sql<Link>`
    delete from sign_in_social.links where player_id = ${player_id} and linked_at >= ${since}
    returning provider, subject, player_id`.execute(tx)
  return rows
}
