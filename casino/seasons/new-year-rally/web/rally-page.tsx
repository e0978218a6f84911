import { useLoaderData } from 'react-router'
import { CountedGames, LiveDot, OtherContests, RankList, useMoney } from '#casino/campaigns/boards/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Hero } from '#ui/hero.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { getRallyLeaderboard, Rally } from '../contract.ts'
import { leaderboard_limit, most_places, shown_rows } from '../rules.ts'
import type { texts } from '../texts.ts'
import { RallyFinal } from './rally-final.tsx'
import { table_key, useRally } from './rally-query.ts'
import { RallySpeed } from './rally-speed.tsx'
import { RallyTowns } from './rally-towns.tsx'
import { RallyWay } from './rally-way.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

type Shown = { readonly rally: Rally }

/** What it is, whether the road is open and until when. Nothing counts down. */
const Head = ({ rally }: Shown) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  const { state, dateStart, dateFinish, dateEnd, playerProgress } = rally
  const at = dateTime({ soon: dateStart, active: dateFinish, finish: dateEnd, closed: dateEnd }[state])
  return (
    <Hero
      level={1}
      eager
      src="/art/scenes/winter-road.svg"
      heading={rally.title}
      text={
        <>
          {rally.text}
          <span className="mt-2 block text-base font-semibold text-ink">{text(`rally.until.${state}`, { at })}</span>
        </>
      }
      eyebrow={<Badge {...(state === 'active' && { tone: 'positive' as const, icon: <LiveDot /> })}>{text(`rally.state.${state}`)}</Badge>}
      action={
        <>
          {state === 'active' && isGuest && (
            <Button size="lg" onClick={() => openModal('Register', { source: 'new-year-rally' })}>
              {text('rally.register')}
            </Button>
          )}
          {state === 'active' && !is_closed && !playerProgress.isOut && (
            <a href="#rally-games" className={buttonClass({ size: 'lg', variant: isGuest ? 'secondary' : 'primary' })}>
              {text('rally.to-games')}
            </a>
          )}
        </>
      }
    />
  )
}

/** SA-005: thirty places come with the rally, the seventy after them on request. */
const Table = ({ rally }: Shown) => {
  const text = useText<typeof texts>()
  const { players, playerProgress } = rally
  return (
    <Card
      heading={text('rally.table')}
      aside={<span className="text-sm text-ink-soft">{text('rally.table.players', { count: players })}</span>}
    >
      <RankList
        label={text('rally.table')}
        query_key={[table_key]}
        first={{ data: playerProgress.leaderboard, hasMore: players > shown_rows, total: Math.min(players, most_places) }}
        load={(offset, signal) =>
          api.call<typeof getRallyLeaderboard>('GET /rest/new-year-rally/leaderboard/', {
            query: { limit: leaderboard_limit, offset },
            signal,
          })
        }
        value={(km) => text('rally.km', { km })}
        empty={text('rally.table.none')}
      />
      <p className="mt-3 text-sm text-pretty text-ink-soft">{text('rally.table.note')}</p>
    </Card>
  )
}

const Rules = ({ rally }: Shown) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const money = useMoney(rally.settings)
  const { mostKm, minStake } = rally.settings
  return (
    <Card heading={text('rally.rules')}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-soft">
        <li>{text('rally.rules.rounds', { stake: money(minStake) })}</li>
        <li>{text('rally.rules.end', { most: mostKm })}</li>
        <li>{text('rally.rules.take', { at: dateTime(rally.dateEnd) })}</li>
        <li>{text('rally.rules.funded')}</li>
      </ul>
    </Card>
  )
}

/** RT-006, SA-004: the new-year rally. It opens before its start and after its end too, and says which. */
const RallyPage = () => {
  const text = useText<typeof texts>()
  const { data: rally } = useRally(componentOf(useLoaderData<typeof loader>(), 'new-year-rally')?.rally ?? null)
  const is_on = rally && (rally.state === 'soon' || rally.state === 'active') && !rally.playerProgress.isOut
  return (
    <PageContainer>
      {rally ? (
        <>
          <Head rally={rally} />
          <RallyWay rally={rally} />
          <div className="grid items-start gap-4 desk:grid-cols-2 desk:gap-6">
            <RallyTowns rally={rally} />
            <div className="flex min-w-0 flex-col gap-4 desk:gap-6">
              {is_on && <RallySpeed rally={rally} />}
              <RallyFinal rally={rally} />
            </div>
          </div>
          {is_on && <CountedGames games={rally.settings.games} id="rally-games" />}
          <div className="grid items-start gap-4 desk:grid-cols-2 desk:gap-6">
            <Table rally={rally} />
            <Rules rally={rally} />
          </div>
        </>
      ) : (
        <>
          <PageHeading heading={text('rally.heading')} />
          <EmptyState picture={<Illustration name="waiting" />} heading={text('rally.none.heading')} action={<OtherContests />}>
            {text('rally.none.text')}
          </EmptyState>
        </>
      )}
    </PageContainer>
  )
}

export default RallyPage
