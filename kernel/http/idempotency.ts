import { createHmac } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { seal, unseal } from '#kernel/config/seal.ts'
import { canonicalJson } from '#kernel/http/canonical-json.ts'
import { createKeyLeases, held_for_s, type KeyLeases } from '#kernel/http/key-leases.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { Refusal, refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from '#kernel/http/texts.ts'

const refuse = refuserOf(texts)

/** Purpose for which the key that seals stored responses is derived. */
const purpose = 'kernel/http.answers'

export interface StoredAnswer {
  readonly status: number
  /** The response body as sent: a replay is identical to the byte. */
  readonly json: string
  /** Cookies set with the response; a replay sets them again. */
  readonly cookies: readonly StoredCookie[]
}

/** One call of Fastify's `setCookie`, or of `clearCookie` if `value` is null. */
interface StoredCookie {
  readonly name: string
  readonly value: string | null
  readonly options: object
}

export interface Command {
  /** The owner of the key and the call that it is for. */
  readonly scope: string
  /** The player's session that it came from; null for a guest. */
  readonly session_id: string | null
  readonly key: string
  /** The request's content, which a retry must repeat. */
  readonly request: unknown
  /** How long the response is kept. Responses with cookies are kept for at most ten minutes, because they give access to an account. */
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

/**
 * The body may contain a password, so the hash is keyed with the house's secret: a stored hash cannot be brute-forced without it.
 * Newest secret first.
 */
const hashesOf = (house: House, request: unknown): Buffer[] =>
  house.config.secrets(purpose).map(({ secret }) => createHmac('sha256', secret).update(canonicalJson(request)).digest())

const after = (house: House, delay_ms: number): Date => new Date(house.clock.now().getTime() + delay_ms)

const renew = async (house: House, keys: readonly (readonly [scope: string, key: string])[]): Promise<void> => {
  await sql`update kernel.idempotent_answers a set held_until = ${after(house, held_for_s * 1000)}
              from unnest(${keys.map(([scope]) => scope)}::text[], ${keys.map(([, key]) => key)}::text[]) as held(scope, key)
             where a.scope = held.scope and a.key = held.key and a.status is null`.execute(house.db)
}

const heldKeys = perHouse((house): KeyLeases => createKeyLeases((keys) => renew(house, keys)))

const columns = sql`request_hash, status, sealed, key_id, held_until`

const takeKey = async (house: House, { scope, session_id, key, kept_ms }: Command, hashes: readonly Buffer[]): Promise<Row | undefined> => {
  const now = house.clock.now()
  const { rows } = await sql<Row>`
    insert into kernel.idempotent_answers as a (scope, session_id, key, request_hash, begun_at, held_until, kept_until)
    values (${scope}, ${session_id}, ${key}, ${hashes[0]}, ${now}, ${after(house, held_for_s * 1000)}, ${after(house, kept_ms)})
    on conflict (scope, key) do update set session_id = excluded.session_id, request_hash = excluded.request_hash, begun_at = excluded.begun_at,
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

/** State of a command whose key is taken: its response, or how long to wait for it. */
const knownAnswer = (house: House, row: Row | undefined, hashes: readonly Buffer[]): StoredAnswer => {
  // The key was released between the two statements: its command failed, and the client may retry.
  if (!row) return inProgress(1)
  if (!hashes.some((hash) => hash.equals(row.request_hash))) return refuse('idempotency-key-reused', {}, 409)
  // Another process holds the key and renews it while it lives: after this time the command is either answered or its key free.
  const left_ms = row.held_until.getTime() - house.clock.now().getTime()
  return storedAnswer(house, row) ?? inProgress(Math.max(1, Math.ceil(left_ms / 1000)))
}

/**
 * Runs a command once per (scope, key). A retry with the same request gets the stored response, whatever the order of its fields; a
 * different request with the same key gets 409. Refusals are stored too. The running process keeps the key reserved; if it dies,
 * the command may run again after ten seconds. So everything that a command does before its response is stored must be safe to
 * repeat: ledger postings carry the same key, everything else must find what already exists.
 */
export const runIdempotent = async (house: House, command: Command, run: () => Promise<StoredAnswer>): Promise<StoredAnswer> => {
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

/**
 * The stored response to a command that came from this session, for whoever repeats it from there after it has ended the session. Null
 * if there is none. Runs nothing; refuses as `runIdempotent` does.
 */
export const answerToEndedSession = async (
  house: House,
  { session_id, route, key, request }: Pick<Command, 'key' | 'request'> & { readonly session_id: string; readonly route: string },
): Promise<StoredAnswer | null> => {
  const call = ` ${route}`
  const { rows } = await sql<Row>`
    select ${columns}, false as mine from kernel.idempotent_answers
     where session_id = ${session_id} and key = ${key} and right(scope, ${call.length}) = ${call} and kept_until > ${house.clock.now()}`.execute(
    house.db,
  )
  return rows[0] ? knownAnswer(house, rows[0], hashesOf(house, request)) : null
}

/** Records every cookie set on the reply from now on, while setting it as usual. Cookies set earlier are not included. */
export const recordCookies = (reply: FastifyReply): readonly StoredCookie[] => {
  const cookies: StoredCookie[] = []
  const setCookie = reply.setCookie.bind(reply)
  const clearCookie = reply.clearCookie.bind(reply)
  reply.setCookie = (name, value, options) => {
    cookies.push({ name, value, options: options ?? {} })
    return setCookie(name, value, options)
  }
  reply.clearCookie = (name, options) => {
    cookies.push({ name, value: null, options: options ?? {} })
    return clearCookie(name, options)
  }
  return cookies
}

/** Sets recorded cookies on another reply. */
export const applyCookies = (reply: FastifyReply, cookies: readonly StoredCookie[]): void => {
  for (const { name, value, options } of cookies) {
    if (value === null) reply.clearCookie(name, options)
    else reply.setCookie(name, value, options)
  }
}
