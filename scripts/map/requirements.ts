import type { ServerSlice } from '#kernel/slice.ts'
import type { WebSlice } from '#kernel/web-slice.ts'
import { page, table, type MapPage } from './markdown.ts'
import { readRequirements, type Area } from './requirement-rows.ts'
import { ownerOfFile, readShownRows, type ShownRows } from './shown-rows.ts'
import { readWaitingRows, type WaitingRows } from './waiting-rows.ts'

/** Row → slices whose contract or manifest names it, in the order of dependency. */
type Claims = ReadonlyMap<string, readonly string[]>

export const claimsOf = (server: readonly ServerSlice[], web: readonly WebSlice[]): Claims => {
  const claims = new Map<string, string[]>()
  const claim = (slice: string, rows: readonly string[] = []): void => {
    for (const row of rows) {
      const known = claims.get(row) ?? []
      if (!known.includes(slice)) claims.set(row, [...known, slice])
    }
  }
  for (const { name, routes } of server) for (const { endpoint } of routes ?? []) claim(name, endpoint.rows)
  for (const { name, pages, modals, openers, pushes } of web) {
    for (const { rows } of [...(pages ?? []), ...(modals ?? []), ...(openers ?? []), ...(pushes ?? [])]) claim(name, rows)
  }
  return claims
}

interface State {
  readonly id: string
  readonly text: string
  readonly state: 'shown' | 'claimed' | 'open'
  readonly owner: string
  readonly tests: readonly string[]
}

/** One owner each: the first slice that declares the row, else the first slice with a test that names it, else other code. */
const ownerOf = (claims: readonly string[], tests: readonly string[]): string => {
  const in_slices = tests.filter((file) => file.startsWith('casino/'))
  const [first] = [...in_slices, ...tests.filter((file) => !file.startsWith('e2e/')), ...tests]
  return claims[0] ?? (first === undefined ? '' : ownerOfFile(first))
}

export const statesOf = (area: Area, claims: Claims, shown: ShownRows): State[] =>
  area.rows.map(({ id, text }) => {
    const tests = shown.get(id) ?? []
    const claimed_by = claims.get(id) ?? []
    const state = tests.length > 0 ? 'shown' : claimed_by.length > 0 ? 'claimed' : 'open'
    return { id, text, state, owner: ownerOf(claimed_by, tests), tests }
  })

const count = (states: readonly State[], state: State['state']): string => String(states.filter((one) => one.state === state).length)

/** A row that nobody wrote down is a slip of the pen, and would count as shown for ever. */
export const unknownRows = (areas: readonly Area[], claims: Claims, shown: ShownRows): string[] => {
  const known = new Set(areas.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const codes = new Set(areas.map(({ code }) => code))
  const named = [...new Set([...claims.keys(), ...shown.keys()])]
  return named.filter((id) => codes.has(id.split('-')[0] ?? '') && !known.has(id)).toSorted()
}

/** Rows that nothing shows must say what they wait for, and rows that are shown wait for nothing. */
export const faultsOf = (states: readonly State[], waiting: WaitingRows): string[] =>
  states.flatMap(({ id, state }) => {
    if (state === 'shown') return waiting.has(id) ? [`${id} is shown by a test, and docs/requirements/waiting.md still lists it.`] : []
    return waiting.has(id) ? [] : [`${id} is shown by no test, and docs/requirements/waiting.md does not say what it waits for.`]
  })

const areaSection = ({ code, title }: Area, states: readonly State[], waiting: WaitingRows): string => {
  const rows = states.map(({ id, text, state, owner, tests }) => [
    id,
    text,
    state,
    owner,
    tests.join(', ') || `waits: ${waiting.get(id) ?? '?'}`,
  ])
  return `## ${code} — ${title}\n\n${table(['id', 'what must be true', 'state', 'owner', 'tests, or what it waits for'], rows)}`
}

/** Every row of docs/requirements: shown by a test that names it, claimed by a slice without one, or open. */
export const requirementsPage = (server: readonly ServerSlice[], web: readonly WebSlice[]): { page: MapPage; faults: string[] } => {
  const areas = readRequirements()
  const claims = claimsOf(server, web)
  const shown = readShownRows()
  const waiting = readWaitingRows()
  const states = areas.map((area) => ({ area, rows: statesOf(area, claims, shown) }))
  const line = (name: string, rows: readonly State[]) => [
    name,
    String(rows.length),
    count(rows, 'shown'),
    count(rows, 'claimed'),
    count(rows, 'open'),
  ]
  const counts = states.map(({ area, rows }) => line(`${area.code} — ${area.title}`, rows))
  const total = line(
    'all',
    states.flatMap(({ rows }) => rows),
  )
  const body = [
    table(['area', 'rows', 'shown', 'claimed', 'open'], [...counts, total]),
    ...states.map(({ area, rows }) => areaSection(area, rows, waiting)),
  ].join('\n')
  const intro =
    'A row is shown when the title of a test names it, claimed when a contract or manifest names it and no test does, else open. What is not shown says what it waits for.'
  const unknown = unknownRows(areas, claims, shown).map(
    (id) => `${id} is named by a contract or a test, and is no row of docs/requirements.`,
  )
  const faults = faultsOf(
    states.flatMap(({ rows }) => rows),
    waiting,
  )
  return { page: page('requirements', 'Requirements', intro, body), faults: [...unknown, ...faults] }
}
