import { Link, useLoaderData } from 'react-router'
import { SportFrame } from '#casino/sportsbook/lobby/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import type { getLeagueLeaders, Leader, NationalLeague } from '../contract.ts'
import type { texts } from '../texts.ts'
import { ContestHero } from './contest-hero.tsx'
import { MatchPicks } from './match-picks.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const pictures = ['gold-medal', 'silver-medal', 'bronze-medal'] as const

const Prizes = ({ league }: { readonly league: NationalLeague }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  return (
    <Card heading={text('predictions.prizes')}>
      <ol className="grid gap-3 @xl:grid-cols-3">
        {league.prizes.map(({ amount, currency, exponent }, index) => (
          <li key={pictures[index]} className="flex items-center gap-3 rounded-md bg-surface-2 p-4">
            <ArtIcon name={pictures[index] ?? 'bronze-medal'} size={40} />
            <div>
              <p className="text-sm text-ink-soft">{text('predictions.prize-of-place', { place: index + 1 })}</p>
              <p className="font-extrabold text-ink">
                {text('predictions.level.prize', { amount: formatAmount(amount, { currency, exponent, locale, trim: true }) })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const Leaders = () => {
  const text = useText<typeof texts>()
  const list = usePagedList<Leader>({
    key: ['league-leaders'],
    rowKey: ({ place }) => place,
    load: (offset, signal) => api.call<typeof getLeagueLeaders>('GET /rest/national-league/leaderboard/', { query: { offset }, signal }),
  })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-extrabold">{text('predictions.leaders')}</h2>
      <PagedList
        list={list}
        empty={
          <EmptyState
            picture={<Illustration name="no-history" />}
            heading={text('predictions.leaders.none')}
            action={
              <Link to="/sport/" className={buttonClass({})}>
                {text('predictions.to-sport')}
              </Link>
            }
          >
            {text('predictions.leaders.none-text')}
          </EmptyState>
        }
      >
        {(leaders) => (
          <ol>
            {leaders.map(({ place, login, points, isOwn }) => (
              <li
                key={place}
                className={classNames('flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0', isOwn && 'bg-surface-2')}
              >
                <span className={classNames('amount w-10', place <= 3 ? 'text-lg font-extrabold text-accent-ink' : 'text-ink-soft')}>
                  {place}
                </span>
                <span className="min-w-0 flex-1 truncate font-semibold text-ink">{login}</span>
                <span className="font-bold text-ink">{text('predictions.points', { points })}</span>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}

/** The national league: guesses on football, a point for each right one, a table of the week with prizes for the first three. */
const NationalLeaguePage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'national-league')
  if (!data) return null
  const { league, sports } = data
  const { points, place } = league
  return (
    <SportFrame sports={sports} heading={text('predictions.national-league.heading')} is_headed has_odds={false}>
      <ContestHero contest="national-league" until={league.week.until}>
        {place === null
          ? text('predictions.points', { points })
          : `${text('predictions.points', { points })} · ${text('predictions.place', { place })}`}
      </ContestHero>
      <MatchPicks matches={league.events} predictions={league.predictions} outcomes={['home', 'draw', 'away']} />
      <Prizes league={league} />
      <Leaders />
      <Card>
        <p className="max-w-prose text-sm text-ink-soft">{text('predictions.rules.national-league')}</p>
      </Card>
    </SportFrame>
  )
}

export default NationalLeaguePage
