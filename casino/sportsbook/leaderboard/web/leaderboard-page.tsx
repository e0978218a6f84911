import { Link, useLoaderData } from 'react-router'
import { SportFrame, useMultipleText } from '#casino/sportsbook/lobby/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import type { getLeaderboard, Leader } from '../contract.ts'
import type { texts } from '../texts.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Rows = ({ leaders }: { readonly leaders: readonly Leader[] }) => {
  const text = useText<typeof texts>()
  const multipleText = useMultipleText()
  return (
    <table className="w-full text-sm">
      <thead className="text-xs text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="w-16 px-4 py-2.5 text-start font-semibold">
            {text('sport-leaders.place')}
          </th>
          <th scope="col" className="py-2.5 text-start font-semibold">
            {text('sport-leaders.player')}
          </th>
          <th scope="col" className="hidden px-2 py-2.5 text-start font-semibold sm:table-cell">
            {text('sport-leaders.bet')}
          </th>
          <th scope="col" className="px-4 py-2.5 text-end font-semibold">
            {text('sport-leaders.coefficient')}
          </th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ place, login, coefficient, betType, isOwn }) => (
          <tr key={place} className={classNames('border-t border-line first:border-t-0', isOwn && 'bg-surface-2')}>
            <td className={classNames('amount px-4 py-3', place <= 3 ? 'text-lg font-extrabold text-accent-ink' : 'text-ink-soft')}>
              {place}
            </td>
            <th scope="row" className="max-w-40 truncate py-3 text-start font-semibold text-ink">
              {login}
            </th>
            <td className="hidden px-2 text-ink-soft sm:table-cell">{text(`sport-leaders.${betType}`)}</td>
            <td className="amount px-4 text-end font-bold text-ink">{multipleText(coefficient)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The week's best bets, and where the player's own stands among them. */
const LeaderboardPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-leaderboard')
  const list = usePagedList<Leader>({
    key: ['sport-leaders'],
    rowKey: ({ place }) => place,
    load: (offset, signal) => api.call<typeof getLeaderboard>('GET /rest/sport-betting/leaderboard/', { query: { offset }, signal }),
  })
  return (
    <SportFrame sports={data?.sports ?? []} heading={text('sport-leaders.heading')} is_simulated={false}>
      <PagedList
        list={list}
        empty={
          <EmptyState
            picture={<Illustration name="no-history" />}
            heading={text('sport-leaders.none')}
            action={
              <Link to="/sport/" className={buttonClass({})}>
                {text('sport-leaders.to-sport')}
              </Link>
            }
          >
            {text('sport-leaders.none-text')}
          </EmptyState>
        }
      >
        {(leaders) => <Rows leaders={leaders} />}
      </PagedList>
      <Card>
        <p className="max-w-prose text-sm text-ink-soft">{text('sport-leaders.rule')}</p>
      </Card>
    </SportFrame>
  )
}

export default LeaderboardPage
