import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { canonicalJson } from '#kernel/http/canonical-json.ts'
import type { House } from '#kernel/house.ts'
import { Refusal, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from '#kernel/http/texts.ts'

const refuse = refuserOf(texts)

/** After this long an answer that never came is taken for lost with its process, and the call may run again. */
const lost_after_s = 30

export interface StoredAnswer {
  readonly status: number
  readonly body: object
}

interface Row {
  readonly request_hash: Buffer
  readonly status: number | null
  readonly answer: object | null
  readonly mine: boolean
}

const takeKey = async (house: House, scope: string, key: string, request_hash: Buffer): Promise<Row | undefined> => {
  const now = house.clock.now()
  const lost_before = new Date(now.getTime() - lost_after_s * 1000)
  const { rows } = await sql<Row>`
    insert into kernel.idempotent_answers as a (scope, key, request_hash, begun_at)
    values (${scope}, ${key}, ${request_hash}, ${now})
    on conflict (scope, key) do update set begun_at = ${now}
      where a.answer is null and a.begun_at < ${lost_before} and a.request_hash = ${request_hash}
    returning request_hash, status, answer, true as mine`.execute(house.db)
  if (rows[0]) return rows[0]
  const known = await sql<Row>`
    select request_hash, status, answer, false as mine from kernel.idempotent_answers where scope = ${scope} and key = ${key}`.execute(
    house.db,
  )
  return known.rows[0]
}

const storeAnswer = async (house: House, scope: string, key: string, stored: StoredAnswer): Promise<void> => {
  await sql`update kernel.idempotent_answers set status = ${stored.status}, answer = ${JSON.stringify(stored.body)}::jsonb
             where scope = ${scope} and key = ${key}`.execute(house.db)
}

const releaseKey = async (house: House, scope: string, key: string): Promise<void> => {
  await sql`delete from kernel.idempotent_answers where scope = ${scope} and key = ${key} and answer is null`.execute(house.db)
}

/** Longer than any client asks again. By then money is held by the ledger's own keys, which never end. */
const kept_days = 30

/** Answers name people and amounts: they go when nobody can be waiting for them (decision 0029). */
export const forgetOldAnswers = async (house: House): Promise<void> => {
  const before = new Date(house.clock.now().getTime() - kept_days * 24 * 60 * 60 * 1000)
  await sql`delete from kernel.idempotent_answers where begun_at <= ${before}`.execute(house.db)
}

/**
 * Runs a command once per (scope, key): the same request again gets the stored answer, in whatever order its fields come;
 * another request with the same key is 409. Refusals are answers too. A crash in between leaves the key open; the command then
 * runs again after 30 s, which is safe because its postings carry the same key.
 */
export const onceByKey = async (
  house: House,
  scope: string,
  key: string,
  request: unknown,
  run: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> => {
  const request_hash = createHash('sha256').update(canonicalJson(request)).digest()
  const row = await takeKey(house, scope, key, request_hash)
  if (row && !row.mine) {
    if (!row.request_hash.equals(request_hash)) refuse('idempotency-key-reused', {}, 409)
    if (row.answer && row.status !== null) return { status: row.status, body: row.answer }
  }
  // The row may also have been released between the two statements: its owner failed, and the client may try again.
  if (!row?.mine) throw new Refusal('request-in-progress', { retry_after_s: 2 }, 409)
  try {
    const stored = await run()
    await storeAnswer(house, scope, key, stored)
    return stored
  } catch (error) {
    await releaseKey(house, scope, key)
    throw error
  }
}
