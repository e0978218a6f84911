import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface CodeRow {
  readonly player_id: bigint
  readonly valid_till: Date
  readonly link_id: string | null
}

/** Keeps a code in the place of the one that this player had for the project. */
export const keepCode = async (
  db: Executor,
  { project, player_id, code_hash, valid_till }: Omit<CodeRow, 'link_id'> & { readonly project: string; readonly code_hash: Buffer },
): Promise<void> => {
  await sql`
    insert into money_project_transfers.codes (project, player_id, code_hash, valid_till)
    values (${project}, ${player_id}, ${code_hash}, ${valid_till})
    on conflict (project, player_id) do update
       set code_hash = excluded.code_hash, valid_till = excluded.valid_till, link_id = null`.execute(db)
}

/** A code under its lock; undefined where it is none of this project's. */
export const holdCode = async (tx: Tx, project: string, code_hash: Buffer): Promise<CodeRow | undefined> =>
  (
    await sql<CodeRow>`
      select player_id, valid_till, link_id from money_project_transfers.codes
       where project = ${project} and code_hash = ${code_hash} for update`.execute(tx)
  ).rows[0]

export const markCode = async (tx: Tx, project: string, code_hash: Buffer, link_id: string): Promise<void> => {
  await sql`update money_project_transfers.codes set link_id = ${link_id} where project = ${project} and code_hash = ${code_hash}`.execute(
    tx,
  )
}

export interface LinkRow {
  readonly project: string
  readonly id: string
  readonly player_id: bigint
  readonly linked_at: Date
}

/** The links of a player that hold, one of each project at most. */
export const linksOf = async (db: Executor, player_id: bigint): Promise<readonly LinkRow[]> =>
  (
    await sql<LinkRow>`
      select project, id, player_id, linked_at from money_project_transfers.links
       where player_id = ${player_id} and ended_at is null`.execute(db)
  ).rows

/** A link that holds, by the name that both houses know it by. */
export const openLink = async (db: Executor, project: string, id: string): Promise<LinkRow | undefined> =>
  (
    await sql<LinkRow>`
      select project, id, player_id, linked_at from money_project_transfers.links
       where project = ${project} and id = ${id} and ended_at is null`.execute(db)
  ).rows[0]

/**
 * Makes a link in the place of the one that this player had. Once made it is found again; false where it is another player's, or was
 * ended.
 */
export const makeLink = async (tx: Tx, { project, id, player_id, linked_at }: LinkRow): Promise<boolean> => {
  await sql`
    update money_project_transfers.links set ended_at = ${linked_at}
     where project = ${project} and player_id = ${player_id} and id <> ${id} and ended_at is null`.execute(tx)
  await sql`
    insert into money_project_transfers.links (project, id, player_id, linked_at)
    values (${project}, ${id}, ${player_id}, ${linked_at}) on conflict do nothing`.execute(tx)
  return (await openLink(tx, project, id))?.player_id === player_id
}

export const endLink = async (db: Executor, project: string, id: string, at: Date): Promise<void> => {
  await sql`
    update money_project_transfers.links set ended_at = ${at}
     where project = ${project} and id = ${id} and ended_at is null`.execute(db)
}

/** Takes a nonce; false where it was taken before. */
export const takeNonce = async (db: Executor, project: string, nonce: string, at: Date): Promise<boolean> =>
  (
    await sql`
      insert into money_project_transfers.nonces (project, nonce, at) values (${project}, ${nonce}, ${at}) on conflict do nothing
      returning nonce`.execute(db)
  ).rows.length > 0
