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

/** A table on wide screens; below 768 px each row is a card of names and values, or a custom line, so that nothing scrolls sideways. */
export const Table = <Row,>({ caption, columns, rows, rowKey, line, isMarked, className }: TableProps<Row>) => (
  <table role="table" className={classNames('block w-full text-sm md:table', className)}>
    <caption className="sr-only">{caption}</caption>
    <thead role="rowgroup" className="hidden md:table-header-group">
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
    <tbody role="rowgroup" className="block md:table-row-group">
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          role="row"
          className={classNames(
            'block border-t border-line px-4 py-3 first:border-t-0 md:table-row md:p-0 md:first:border-t',
            isMarked?.(row) && 'bg-accent-soft',
          )}
        >
          {line && (
            <td role="cell" className="block md:hidden">
              {line(row)}
            </td>
          )}
          {columns.map((column, index) => (
            <td
              key={column.key}
              role="cell"
              className={classNames(
                line ? 'hidden' : 'flex items-center justify-between gap-4 py-1',
                'md:table-cell md:h-14 md:px-4 md:last:pe-5',
                // Under its heading: the row's line for a phone stands before it.
                index === 0 && 'md:ps-5',
                column.title && 'font-semibold',
                column.numeric && 'amount md:text-end',
              )}
            >
              <span className={classNames('text-ink-soft md:hidden', column.title && 'sr-only')} aria-hidden="true">
                {column.heading}
              </span>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
