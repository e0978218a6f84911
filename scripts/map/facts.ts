import type { ServerSlice } from '#kernel/slice.ts'
import type { WebSlice } from '#kernel/web-slice.ts'
import { byText, code, list, page, table, type MapPage } from './markdown.ts'

const hearers = (slices: readonly ServerSlice[], kind: string, lane: 'after-commit' | 'in-transaction'): string[] =>
  slices.filter(({ reactions }) => reactions?.some((one) => one.kind === kind && one.lane === lane)).map(({ name }) => name)

const pushers = (slices: readonly ServerSlice[], kind: string): string[] =>
  slices
    .filter(
      ({ pushes = [], published = [] }) => pushes.some((one) => one.kind === kind) || published.some(({ kinds }) => kinds.includes(kind)),
    )
    .map(({ name }) => name)

/** Every fact: who announces it, and who reacts to it and how. */
export const factsPage = (slices: readonly ServerSlice[]): MapPage => {
  const kinds = slices
    .flatMap(({ name, facts }) => (facts ?? []).map(({ kind }) => ({ kind, name })))
    .toSorted((a, b) => byText(a.kind, b.kind))
  const rows = kinds.map(({ kind, name }) => [
    code(kind),
    name,
    list(hearers(slices, kind, 'in-transaction')),
    list(hearers(slices, kind, 'after-commit')),
    list(pushers(slices, kind)),
  ])
  const intro = `Reactions in the transaction are for money, wagering and limits; the others run after commit, each fact exactly once.`
  return page('facts', 'Facts', intro, table(['fact', 'announced by', 'in the transaction', 'after commit', 'told to browsers by'], rows))
}

/** Every realtime message that browsers handle, and the channels it may be sent on. */
export const pushesPage = (server: readonly ServerSlice[], web: readonly WebSlice[]): MapPage => {
  const messages = web.flatMap(({ name, pushes }) =>
    (pushes ?? []).map(({ type, event, rows }) => ({
      sort: `${type} ${event ?? ''}`,
      cells: [code(type), event === undefined ? '' : code(event), list(rows), name],
    })),
  )
  const channels = server.flatMap(({ name, channels }) =>
    (channels ?? []).map(({ namespace }) => ({ sort: namespace, cells: [code(namespace), name] })),
  )
  const ordered = (rows: typeof channels) => rows.toSorted((a, b) => byText(a.sort, b.sort)).map(({ cells }) => cells)
  const body = `${table(['type', 'event', 'rows', 'handled by'], ordered(messages))}\n## Channels\n\n${table(['namespace', 'slice'], ordered(channels))}`
  return page('pushes', 'Realtime messages', 'Each is handled by the slice that declares it.', body)
}
