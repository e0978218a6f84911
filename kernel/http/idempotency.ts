import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { seal, unseal } from '#kernel/config/seal.ts'
import { canonicalJson } from '#kernel/http/canonical-json.ts'
import { createHeldKeys, held_for_s, type HeldKeys } from '#kernel/http/held-keys.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { Refusal, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from '#kernel/http/texts.ts'

const refuse = refuserOf(texts)

/** Secrets of the house are derived for it; answers are sealed with it. */
const purpose = 'kernel/http.answers'

export interface StoredAnswer {
  readonly status: number
  /** The answer as it is sent: a replay is the same to the byte. */
  readonly json: string
  /** Cookies that came with it; a replay gives them again. */
  readonly cookies: readonly StoredCookie[]
}

/** One call of Fastify's `setCookie` or `clearCookie` (`value` null). */
export interface StoredCookie {
  readonly name: string
  readonly value: string | null
  readonly options: object
}

export interface Command {
  /** Whose key it is, and for which call. */
  readonly scope: string
  readonly key: string
  /** Everything that says what is asked for. */
  readonly request: unknown
  /** How long its answer is kept. One that brings cookies is kept for ten minutes at most: they open an account. */
  readonly kept_ms: number
}

interface Row {
  readonly request_hash: Buffer
  readonly status: number | null
  readonly sealed: Buffer | null
  readonly key_id: string | null
  readonly held_until: Date
  readonly mine: boolean
}

const most_kept_with_cookies_ms = 10 * 60_000

/** A body may hold a password: without the house's secret nobody can try guesses against what is stored. Newest secret first. */
const hashesOf = (house: House, request: unknown): Buffer[] =>
  house.config.secrets(purpose).map(({ secret }) => createHmac('sha256', secret).update(canonicalJson(request)).digest())

const after = (house: House, delay_ms: number): Date => new Date(house.clock.now().getTime() + delay_ms)

const renew = async (house: House, keys: readonly (readonly [scope: string, key: string])[]): Promise<void> => {
  await sql`update kernel.idempotent_answers a set held_until = ${after(house, held_for_s * 1000)}
              from unnest(${keys.map(([scope]) => scope)}::text[], ${keys.map(([, key]) => key)}::text[]) as held(scope, key)
             where a.scope = held.scope and a.key = held.key and a.status is null`.execute(house.db)
}

const heldKeys = perHouse((house): HeldKeys => createHeldKeys((keys) => renew(house, keys)))

const columns = sql`request_hash, status, sealed, key_id, held_until`

const takeKey = async (house: House, { scope, key, kept_ms }: Command, hashes: readonly Buffer[]): Promise<Row | undefined> => {
  const now = house.clock.now()
  const { rows } = await sql<Row>`
    insert into kernel.idempotent_answers as a (scope, key, request_hash, begun_at, held_until, kept_until)
    values (${scope}, ${key}, ${hashes[0]}, ${now}, ${after(house, held_for_s * 1000)}, ${after(house, kept_ms)})
    on conflict (scope, key) do update set request_hash = excluded.request_hash, begun_at = excluded.begun_at,
        held_until = excluded.held_until, kept_until = excluded.kept_until, status = null, sealed = null, key_id = null
      where a.kept_until <= ${now} or (a.status is null and a.held_until <= ${now} and a.request_hash = any(${hashes}::bytea[]))
    returning ${columns}, true as mine`.execute(house.db)
  if (rows[0]) return rows[0]
  const known = await sql<Row>`
    select ${columns}, false as mine from kernel.idempotent_answers where scope = ${scope} and key = ${key}`.execute(house.db)
  return known.rows[0]
}

const storeAnswer = async (house: House, { scope, key, kept_ms }: Command, { status, json, cookies }: StoredAnswer): Promise<void> => {
  const { sealed, key_id } = seal(house, purpose, JSON.stringify([json, cookies]))
  const kept_until = after(house, cookies.length > 0 ? Math.min(kept_ms, most_kept_with_cookies_ms) : kept_ms)
  await sql`update kernel.idempotent_answers set status = ${status}, sealed = ${sealed}, key_id = ${key_id}, kept_until = ${kept_until}
             where scope = ${scope} and key = ${key}`.execute(house.db)
}

const storedAnswer = (house: House, { status, sealed, key_id }: Row): StoredAnswer | null => {
  if (status === null || sealed === null || key_id === null) return null
  const [json, cookies] = JSON.parse(unseal(house, purpose, { sealed, key_id })) as [string, StoredCookie[]]
  return { status, json, cookies }
}

const releaseKey = async (house: House, { scope, key }: Command): Promise<void> => {
  await sql`delete from kernel.idempotent_answers where scope = ${scope} and key = ${key} and status is null`.execute(house.db)
}

const inProgress = (retry_after_s: number): never => {
  throw new Refusal('request-in-progress', { retry_after_s }, 409)
}

/** What became of a command whose key somebody has: its answer, or no answer yet, with how long to wait. */
const knownAnswer = (house: House, row: Row | undefined, hashes: readonly Buffer[]): StoredAnswer => {
  // It was released between two statements: its owner failed, and the client may try again.
  if (!row) return inProgress(1)
  if (!hashes.some((hash) => hash.equals(row.request_hash))) return refuse('idempotency-key-reused', {}, 409)
  // Another process has it, and holds it on as long as it lives: after this it is answered, or free.
  const left_ms = row.held_until.getTime() - house.clock.now().getTime()
  return storedAnswer(house, row) ?? inProgress(Math.max(1, Math.ceil(left_ms / 1000)))
}

/**
 * Runs a command once per (scope, key): the same request again gets the stored answer, in whatever order its fields come;
 * another request with the same key is 409. Refusals are answers too. While it runs its process holds the key on; a process that
 * dies leaves it open, and the command runs again ten seconds later at most. So whatever a command does before its answer is
 * stored must be safe to repeat: postings carry the same key, everything else finds what is there already.
 */
export const onceByKey = async (house: House, command: Command, run: () => Promise<StoredAnswer>): Promise<StoredAnswer> => {
  const { scope, key } = command
  const held = heldKeys(house)
  const hashes = hashesOf(house, command.request)
  const running = held.hashOf(scope, key)
  if (running) return hashes.some((hash) => hash.equals(running)) ? inProgress(2) : refuse('idempotency-key-reused', {}, 409)
  const row = await takeKey(house, command, hashes)
  if (!row?.mine) return knownAnswer(house, row, hashes)
  const done = held.hold(scope, key, row.request_hash)
  try {
    const stored = await run()
    await storeAnswer(house, command, stored)
    return stored
  } catch (error) {
    await releaseKey(house, command)
    throw error
  } finally {
    done()
  }
}
