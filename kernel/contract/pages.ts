import { Type, type TSchema } from 'typebox'

/** A page of a list, as every list of the site answers it. Its query is `paging` of kernel/contract/schemas. */
export interface Page<Row> {
  readonly data: readonly Row[]
  /** There are rows behind these. */
  readonly hasMore: boolean
  /** How many there are in all, where a reader is told. */
  readonly total?: number
}

/** The reply of a list that pages on. */
export const pageReply = <Row extends TSchema>(row: Row) => Type.Object({ data: Type.Array(row), hasMore: Type.Boolean() })

/** The same for a list that says how long it is. */
export const countedPageReply = <Row extends TSchema>(row: Row) => Type.Object({ ...pageReply(row).properties, total: Type.Integer() })

/** A page of a list that is counted: the rows from `offset` on. */
export const countedPage = <Row>(data: Row[], total: number, offset = 0) => ({
  data,
  total,
  // An empty page ends the list, whatever was counted: "more" must not lead nowhere.
  hasMore: data.length > 0 && offset + data.length < total,
})

/** A page of a list that is not counted: one row more than `limit` was read, where there was one. */
export const pageOfRows = <Row>(rows: readonly Row[], limit: number) => ({ data: rows.slice(0, limit), hasMore: rows.length > limit })
