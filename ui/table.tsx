import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Column<Row> = {
  readonly key: string
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers are right-aligned with tabular digits. */
  readonly numeric?: boolean
  /** The row's title on a phone, where a row becomes a card. */
  readonly title?: boolean
}

type TableProps<Row> = {
  /** What the table contains, for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** The row on a phone, in about two lines; without it each cell becomes a labelled line. */
  readonly line?: (row: Row) => ReactNode
  /** Highlights the player's own row. */
  readonly isMarked?: (row: Row) => boolean
  readonly className?: string
}

/** What makes a table of lines: the screen's width, or that of the place, where every row can also be said in one line. */
const byScreen = {
  table: 'md:table',
  head: 'md:table-header-group',
  body: 'md:table-row-group',
  row: 'md:table-row md:p-0 md:first:border-t',
  cell: 'flex items-center justify-between gap-4 py-1 md:table-cell md:h-14 md:px-4 md:last:pe-5',
  /** Under its heading: the line of a phone stands before it. */
  first: 'md:ps-5',
  number: 'md:text-end',
  /** In a card, where a value of two lines stands at the end of the line of its name. */
  value: 'max-md:text-end',
  narrow: 'text-start md:hidden',
}
const byPlace = {
  table: '@lg:table',
  head: '@lg:table-header-group',
  body: '@lg:table-row-group',
  row: '@lg:table-row @lg:p-0 @lg:first:border-t',
  cell: 'hidden @lg:table-cell @lg:h-14 @lg:px-4 @lg:last:pe-5',
  first: '@lg:ps-5',
  number: '@lg:text-end',
  value: '',
  narrow: '@lg:hidden',
}

/**
 * A table on wide screens; below 768 px each row is a card of names and values, so that nothing scrolls sideways. With a custom line a
 * narrow card on a wide screen has lines as well.
 */
export const Table = <Row,>({ caption, columns, rows, rowKey, line, isMarked, className }: TableProps<Row>) => {
  const wide = line ? byPlace : byScreen
  const table = (
    <table role="table" className={classNames('block w-full text-sm', wide.table, className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={classNames('hidden', wide.head)}>
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames(
                'h-11 px-4 first:ps-5 last:pe-5 text-xs font-semibold text-ink-soft',
                column.numeric ? 'text-end' : 'text-start',
              )}
            >
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={classNames('block', wide.body)}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={classNames('block border-t border-line px-4 py-3 first:border-t-0', wide.row, isMarked?.(row) && 'bg-accent-soft')}
          >
            {line && (
              <td role="cell" className={classNames('block', wide.narrow)}>
                {line(row)}
              </td>
            )}
            {columns.map((column, index) => (
              <td
                key={column.key}
                role="cell"
                className={classNames(
                  wide.cell,
                  index === 0 && wide.first,
                  column.title ? 'font-semibold' : wide.value,
                  column.numeric && classNames('amount', wide.number),
                )}
              >
                {/* Read out too: where rows are cards, the head of the table is not there for anybody. */}
                <span className={classNames('text-ink-soft', wide.narrow, column.title && 'sr-only')}>{column.heading}</span>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return line ? <div className="@container">{table}</div> : table
}
