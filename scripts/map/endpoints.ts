import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { ServerSlice } from '#kernel/slice.ts'
import { byText, code, list, page, table, type MapPage } from './markdown.ts'

const pathOf = (route: string): string => route.split(' ')[1] ?? route

const keyOf = ({ effect, external, idempotency }: EndpointDeclaration): string => {
  if (effect === 'reads' || external) return ''
  return idempotency === undefined ? 'taken' : 'required'
}

const rowOf = (slice: string, endpoint: EndpointDeclaration): readonly string[] => [
  code(endpoint.route),
  list((endpoint.aliases ?? []).map(code)),
  endpoint.who,
  endpoint.effect,
  keyOf(endpoint),
  list(endpoint.refusals),
  list(endpoint.rows),
  slice,
]

/** Every endpoint of the site, by path. */
export const endpointsPage = (slices: readonly ServerSlice[]): MapPage => {
  const all = slices.flatMap(({ name, routes }) => (routes ?? []).map(({ endpoint }) => ({ name, endpoint })))
  const sorted = all.toSorted(
    (a, b) => byText(pathOf(a.endpoint.route), pathOf(b.endpoint.route)) || byText(a.endpoint.route, b.endpoint.route),
  )
  const rows = sorted.map(({ name, endpoint }) => rowOf(name, endpoint))
  const intro = `"Changes" on a GET means that it acts only with X-Requested-With. "Key" is the header Idempotency-Key.`
  return page('endpoints', 'Endpoints', intro, table(['call', 'also', 'who', 'effect', 'key', 'refusals', 'rows', 'slice'], rows))
}
