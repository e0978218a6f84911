import { anyEngineOf } from '#engines/registry.ts'
import type { RevealedRound } from '../verify-round.ts'

/** The verifier's fields as they are typed. */
export type RoundForm = Readonly<Record<RoundField, string>>
export type RoundField = 'slug' | 'command' | 'server_seed' | 'server_seed_hash' | 'client_seed' | 'nonce' | 'win_minor'

export type FieldFault = 'empty' | 'bet' | 'number' | 'seed'

export const emptyForm: RoundForm = {
  slug: '',
  command: '',
  server_seed: '',
  server_seed_hash: '',
  client_seed: '',
  nonce: '',
  win_minor: '',
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A bet as people write it: a stake alone or with its choice, `100 under:49.50`, and behind it the steps of a round that had some,
 * `1000 3 open:7 stop`; a table's places each with its stake, `red 100, straight:17 50`.
 */
export const commandText = (command: Readonly<Record<string, unknown>>): string => {
  const { stake_minor, choice, bets, steps } = command
  if (typeof stake_minor === 'number')
    return [stake_minor, ...(typeof choice === 'string' ? [choice] : []), ...(Array.isArray(steps) ? (steps as unknown[]) : [])].join(' ')
  if (!Array.isArray(bets)) return ''
  return (bets as readonly { readonly place?: unknown; readonly stake_minor?: unknown }[])
    .map((bet) => `${String(bet.place)} ${String(bet.stake_minor)}`)
    .join(', ')
}

const fieldText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return isRecord(value) ? commandText(value) : ''
}

/** Fills the fields from a round of any origin; what it lacks stays empty. */
export const formOf = (round: Readonly<Record<string, unknown>>): RoundForm =>
  Object.fromEntries(Object.keys(emptyForm).map((field) => [field, fieldText(round[field])])) as Record<RoundField, string>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of a pasted round: copied from the history, or a whole answer of the call. Null for anything else. */
export const readPasted = (text: string): RoundForm | null => {
  const value = parsed(text.trim())
  const outer = isRecord(value) ? value : {}
  const round = isRecord(outer['data']) ? outer['data'] : outer
  return typeof round['slug'] === 'string' && isRecord(round['command']) ? formOf(round) : null
}

const isWhole = (text: string): boolean => /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text))

/** A bet of a game of steps. There may be none of them: some rounds are over as they begin. */
const readStepped = (text: string): unknown => {
  const [stake = '', choice, ...steps] = text.split(/\s+/)
  return isWhole(stake) && choice !== undefined ? { stake_minor: Number(stake), choice, steps } : undefined
}

/** A bet of this game as it is typed, as a round's command; undefined for anything else. */
const readCommand = (slug: string, text: string): unknown => {
  if (anyEngineOf(slug)?.form === 'steps') return readStepped(text)
  if (isWhole(text)) return { stake_minor: Number(text) }
  const [, stake = '', choice] = /^(\d+)\s+(\S+)$/.exec(text) ?? []
  if (choice !== undefined) return isWhole(stake) ? { stake_minor: Number(stake), choice } : undefined
  const bets = text.split(',').map((bet) => /^\s*([a-z0-9:-]+)\s+(\d+)\s*$/.exec(bet))
  if (bets.some((bet) => bet === null)) return undefined
  return { bets: bets.map((bet) => ({ place: bet?.[1] ?? '', stake_minor: Number(bet?.[2]) })) }
}

const faultOf = (field: RoundField, value: string, slug: string): FieldFault | null => {
  if (value === '') return 'empty'
  if (field === 'command') return isRecord(readCommand(slug, value)) ? null : 'bet'
  if (field === 'nonce' || field === 'win_minor') return isWhole(value) ? null : 'number'
  if (field === 'server_seed' || field === 'server_seed_hash') return /^[0-9a-f]{64}$/i.test(value) ? null : 'seed'
  return null
}

export type ReadForm =
  | { readonly ok: true; readonly round: RevealedRound }
  | { readonly ok: false; readonly faults: Readonly<Partial<Record<RoundField, FieldFault>>> }

/** The fields as a round that can be computed again, or what is wrong with each. */
export const readForm = (form: RoundForm): ReadForm => {
  const fields = Object.keys(emptyForm) as RoundField[]
  const typed = Object.fromEntries(fields.map((field) => [field, form[field].trim()])) as Record<RoundField, string>
  const faults = Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, typed[field], typed.slug)
      return fault ? [[field, fault]] : []
    }),
  )
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  const round = {
    slug: typed.slug,
    command: readCommand(typed.slug, typed.command),
    server_seed: typed.server_seed.toLowerCase(),
    server_seed_hash: typed.server_seed_hash.toLowerCase(),
    client_seed: typed.client_seed,
    nonce: Number(typed.nonce),
    win_minor: Number(typed.win_minor),
  }
  return { ok: true, round }
}

/** A round in one line: what the history copies, the verifier's field takes, and scripts/verify-rounds.py reads. */
export const roundLine = ({ slug, command, server_seed, server_seed_hash, client_seed, nonce, win_minor }: RevealedRound): string =>
  JSON.stringify({ slug, command, server_seed, server_seed_hash, client_seed, nonce, win_minor })
