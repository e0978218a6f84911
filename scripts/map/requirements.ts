import type { ServerSlice } from '#kernel/slice.ts'
import type { WebSlice } from '#kernel/web-slice.ts'
import { page, table, type MapPage } from './markdown.ts'
import { readRequirements, type Area } from './requirement-rows.ts'
import { readStateFiles, tidied, tidyStateFiles, type Mark, type Marks } from './row-states.ts'
import { ownerOfFile, readShownRows, type ShownRows } from './shown-rows.ts'

/** Row → slices whose contract or manifest names it, in order of dependency. */
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
  readonly state: 'shown' | 'in part' | 'open'
  /** Whether a second reading confirmed that the tests show the row. */
  readonly is_read: boolean
  /** What is missing, or what an open row waits for. */
  readonly words: string
  readonly owner: string
  readonly tests: readonly string[]
}

/** `WA-018b` is a part of `WA-018`. */
const wholeOf = (id: string): string => id.replace(/[a-z]$/, '')

/** The owner of a row: the first slice that declares it, else the first slice with a test that names it, else other code. */
const ownerOf = (claims: readonly string[], tests: readonly string[]): string => {
  const in_slices = tests.filter((file) => file.startsWith('casino/'))
  const [first] = [...in_slices, ...tests.filter((file) => !file.startsWith('e2e/')), ...tests]
  return claims[0] ?? (first === undefined ? '' : ownerOfFile(first))
}

/** A row is shown if a test's title names it, in part if a second reading found something missing, else open. */
export const statesOf = (area: Area, claims: Claims, shown: ShownRows, marks: Marks): State[] =>
  area.rows.map(({ id, text }) => {
    const tests = shown.get(id) ?? []
    const mark = marks.get(id)
    const state = tests.length === 0 ? 'open' : mark?.kind === 'in part' ? 'in part' : 'shown'
    const owner = ownerOf(claims.get(id) ?? claims.get(wholeOf(id)) ?? [], tests)
    return { id, text, state, is_read: mark?.kind === 'read', words: mark?.words ?? '', owner, tests }
  })

const idsOf = (areas: readonly Area[]): Set<string> => new Set(areas.flatMap(({ rows }) => rows.map(({ id }) => id)))

/** Names of rows that do not exist. A contract may name a split row as a whole; a test must name the part. */
export const unknownRows = (areas: readonly Area[], claims: Claims, shown: ShownRows, marks: Marks): string[] => {
  const known = idsOf(areas)
  const split = new Set([...known].map(wholeOf))
  const codes = new Set(areas.map(({ code }) => code))
  const claimed = [...claims.keys()].filter((id) => !split.has(id))
  const named = new Set([...claimed, ...shown.keys(), ...marks.keys()])
  return [...named].filter((id) => codes.has(id.split('-')[0] ?? '') && !known.has(id)).toSorted()
}

/** Inconsistent marks: an open row without a reason, a mark on a row that no test shows, several marks for one row. */
export const faultsOf = (states: readonly State[], marks: readonly Mark[]): string[] => {
  const shown = new Map(states.map(({ id, state }) => [id, state !== 'open']))
  const ids = marks.map(({ id }) => id)
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  return [
    ...twice.map((id) => `${id} has two marks in docs/requirements/states: keep the true one.`),
    ...states
      .filter(({ id, state }) => state === 'open' && !marks.some((mark) => mark.id === id && mark.kind === 'open'))
      .map(({ id }) => `${id} is shown by no test, and docs/requirements/states does not say what it waits for.`),
    ...marks
      .filter(({ id, kind }) => kind !== 'open' && shown.get(id) === false)
      .map(({ id, kind }) => `${id} is marked "${kind}" in docs/requirements/states, and no test names it.`),
  ]
}

const count = (states: readonly State[], fits: (state: State) => boolean): string => String(states.filter(fits).length)

const countsOf = (name: string, rows: readonly State[]): string[] => [
  name,
  String(rows.length),
  count(rows, ({ state }) => state === 'shown'),
  count(rows, ({ state, is_read }) => state === 'shown' && is_read),
  count(rows, ({ state }) => state === 'in part'),
  count(rows, ({ state }) => state === 'open'),
]

const said = ({ state, words, tests }: State): string =>
  [tests.join(', '), state === 'in part' ? `missing: ${words}` : state === 'open' ? `waits for: ${words}` : ''].filter(Boolean).join('; ')

const areaSection = ({ code, title }: Area, states: readonly State[]): string => {
  const rows = states.map((one) => [one.id, one.text, one.is_read ? 'shown, read' : one.state, one.owner, said(one)])
  return `## ${code} — ${title}\n\n${table(['id', 'what must be true', 'state', 'owner', 'tests, and what is missing or waited for'], rows)}`
}

interface RequirementsMap {
  readonly page: MapPage
  readonly faults: readonly string[]
  /** Files of docs/requirements/states that are not sorted; sorted in place if `write` is true. */
  readonly untidy: readonly string[]
}

/** Every row of docs/requirements with its state, owner and tests. */
export const requirementsMap = (server: readonly ServerSlice[], web: readonly WebSlice[], write: boolean): RequirementsMap => {
  const areas = readRequirements()
  const claims = claimsOf(server, web)
  const shown = readShownRows()
  const files = readStateFiles()
  const named = new Set(shown.keys())
  const list = files.flatMap(({ marks }) => tidied(marks, named))
  const marks = new Map(list.map((mark) => [mark.id, mark]))
  const states = areas.map((area) => ({ area, rows: statesOf(area, claims, shown, marks) }))
  const all = states.flatMap(({ rows }) => rows)
  const counts = states.map(({ area, rows }) => countsOf(`${area.code} — ${area.title}`, rows))
  const body = [
    table(['area', 'rows', 'shown', 'of them read twice', 'in part', 'open'], [...counts, countsOf('all', all)]),
    ...states.map(({ area, rows }) => areaSection(area, rows)),
  ].join('\n')
  const intro =
    'A row is shown when the title of a test that always runs names it, and read twice when somebody other than its author found that the test shows all of it; shown in part when something is missing; else open.'
  const unknown = unknownRows(areas, claims, shown, marks).map(
    (id) =>
      `${id} is named by a contract, a test or docs/requirements/states, and is no row of docs/requirements (or is split: name its part).`,
  )
  const strays = files.flatMap(({ code, file, marks: own }) =>
    own.filter(({ id }) => !id.startsWith(`${code}-`)).map(({ id }) => `${id} does not belong into ${file}.`),
  )
  return {
    page: page('requirements', 'Requirements', intro, body),
    faults: [...unknown, ...strays, ...faultsOf(all, list)],
    untidy: tidyStateFiles(files, named, write),
  }
}
