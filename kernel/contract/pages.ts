import { Type, type TSchema } from 'typebox'

/** One page of a paged list, the same shape for every list of the site. The matching query is `paging` in kernel/contract/schemas. */
export interface Page<Row> {
  readonly data: readonly Row[]
  /** Whether more rows follow. */
  readonly hasMore: boolean
  /** Total number of rows, where the list counts them. */
  readonly total?: number
}

/** Reply schema of a paged list. */
export const pageReply = <Row extends TSchema>(row: Row) => Type.Object({ data: Type.Array(row), hasMore: Type.Boolean() })

/** Reply schema of a paged list with a total. */
export const countedPageReply = <Row extends TSchema>(row: Row) => Type.Object({ ...pageReply(row).properties, total: Type.Integer() })

/** One page of a counted list, starting at `offset`. */
export const countedPage = <Row>(data: Row[], total: number, offset = 0) => ({
  data,
  total,
  // An empty page always ends the list, whatever the total says: "load more" must not load nothing.
  hasMore: data.length > 0 && offset + data.length < total,
})

/** One page of a list without a total. The caller reads up to one row more than `limit`, which tells whether more follow. */
export const pageOfRows = <Row>(rows: readonly Row[], limit: number) => ({ data: rows.slice(0, limit), hasMore: rows.length > limit })
