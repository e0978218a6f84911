import type { ReactNode } from 'react'
import type { Page } from '#kernel/contract/pages.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { PagedList } from '#ui/paged-list.tsx'
import type { BoardUser } from '../contract.ts'
import type { texts } from '../texts.ts'
import { PlaceMark } from './place-mark.tsx'
import { useRowMotion } from './use-row-motion.ts'

interface RankRowsProps<Row extends BoardUser> {
  readonly label: string
  readonly rows: readonly Row[]
  /** What stands for points: "120 km". */
  readonly value: (points: number) => string
  /** What stands under a name: the prize of its place. */
  readonly under?: ((row: Row) => ReactNode) | undefined
}

/** Places without the columns of a table: who, and how far. Of names nothing is cut off. */
export const RankRows = <Row extends BoardUser>({ label, rows, value, under }: RankRowsProps<Row>) => {
  const text = useText<typeof texts>()
  const { login } = useMain()
  const list = useRowMotion<HTMLOListElement>(rows.map(({ profile }) => profile.login).join(' '))
  return (
    <ol ref={list} aria-label={label} className="relative flex flex-col">
      {rows.map((row) => {
        const { place, profile, points } = row
        const more = under?.(row)
        return (
          <li
            key={profile.login}
            data-row={profile.login}
            className={classNames(
              'flex min-h-12 items-center gap-3 border-t border-line px-1 py-1.5 first:border-t-0',
              profile.login === login && 'bg-accent-soft',
            )}
          >
            {place === null ? <span className="w-8 text-center text-ink-soft">—</span> : <PlaceMark place={place} />}
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">
                {profile.login}
                {profile.login === login && <span className="ms-1.5 text-xs font-bold text-accent-ink">{text('boards.you')}</span>}
              </span>
              {more && <span className="block text-sm text-accent-ink">{more}</span>}
            </span>
            <span className="amount font-bold whitespace-nowrap">{value(points)}</span>
          </li>
        )
      })}
    </ol>
  )
}

interface RankListProps<Row extends BoardUser> extends Omit<RankRowsProps<Row>, 'rows'> {
  /** The list's query; its first part can be invalidated from elsewhere. */
  readonly query_key: readonly unknown[]
  /** The rows that came with the page. */
  readonly first: Page<Row>
  readonly load: (offset: number, signal: AbortSignal) => Promise<(Page<Row> & { readonly success: true }) | Refused>
  readonly empty: string
}

/** The same as a list that grows: the rows below those of the page are loaded on request. */
export const RankList = <Row extends BoardUser>({ query_key, first, load, empty, ...props }: RankListProps<Row>) => {
  const list = usePagedList<Row>({ key: query_key, rowKey: ({ profile }) => profile.login, load, first })
  return (
    <PagedList list={list} frame="bare" empty={<p className="py-4 text-ink-soft">{empty}</p>}>
      {(rows) => <RankRows rows={rows} {...props} />}
    </PagedList>
  )
}
