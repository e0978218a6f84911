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

interface RankListProps<Row extends BoardUser> {
  readonly label: string
  /** The list's query; its first part can be invalidated from elsewhere. */
  readonly query_key: readonly unknown[]
  /** The rows that came with the page. */
  readonly first: Page<Row>
  readonly load: (offset: number, signal: AbortSignal) => Promise<(Page<Row> & { readonly success: true }) | Refused>
  /** What stands for points: "120 km". */
  readonly value: (points: number) => string
  /** What stands under a name: the prize of its place. */
  readonly under?: (row: Row) => ReactNode
  readonly empty: string
}

/** Places of a board without the columns of its table: who, and how far. The rows below those of the page are loaded on request. */
export const RankList = <Row extends BoardUser>({ label, query_key, first, load, value, under, empty }: RankListProps<Row>) => {
  const text = useText<typeof texts>()
  const { login } = useMain()
  const list = usePagedList<Row>({ key: query_key, rowKey: ({ profile }) => profile.login, load, first })
  return (
    <PagedList list={list} frame="bare" empty={<p className="py-4 text-ink-soft">{empty}</p>}>
      {(rows) => (
        <ol aria-label={label} className="flex flex-col">
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
                {place !== null && <PlaceMark place={place} />}
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">
                    {profile.login}
                    {profile.login === login && <span className="ms-1.5 text-xs font-bold text-accent-ink">{text('boards.you')}</span>}
                  </span>
                  {more && <span className="block text-sm text-accent-ink">{more}</span>}
                </span>
                <span className="amount font-bold">{value(points)}</span>
              </li>
            )
          })}
        </ol>
      )}
    </PagedList>
  )
}
