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
import type { getKingLeaderboard, KingOfRoad } from '../contract.ts'
import { isOver, leaderboard_limit } from '../rules.ts'
import type { texts } from '../texts.ts'
import { KingCanister } from './king-canister.tsx'
import { KingGarage } from './king-garage.tsx'
import { table_key, useKing } from './king-query.ts'
import { KingWay } from './king-way.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

type Shown = { readonly king: KingOfRoad }

/** What it is, whether the road is open and until when. Nothing counts down. */
const Head = ({ king }: Shown) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  const { state, dateStart, dateEnd, progress } = king
  const until = state === 'soon' || state === 'active' ? state : 'over'
  return (
    <Hero
      level={1}
      eager
      src="/art/scenes/steppe-highway.svg"
      heading={king.title}
      text={
        <>
          {king.text}
          <span className="mt-2 block text-base font-semibold text-ink">
            {text(`king.until.${until}`, { at: dateTime(state === 'soon' ? dateStart : dateEnd) })}
          </span>
        </>
      }
      eyebrow={<Badge {...(state === 'active' && { tone: 'positive' as const, icon: <LiveDot /> })}>{text(`king.state.${state}`)}</Badge>}
      action={
        <>
          {state === 'active' && isGuest && (
            <Button size="lg" onClick={() => openModal('Register', { source: 'king-of-road' })}>
              {text('king.register')}
            </Button>
          )}
          {state === 'active' && !is_closed && !progress.isOut && (
            <a href="#king-games" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
              {text('king.to-games')}
            </a>
          )}
        </>
      }
    />
  )
}

/** SA-008: the milestones with their bonuses, which come by themselves. */
const Milestones = ({ king }: Shown) => {
  const text = useText<typeof texts>()
  const money = useMoney(king)
  return (
    <Card heading={text('king.milestones')}>
      <ol aria-label={text('king.milestones')} className="flex flex-col">
        {king.milestones.map(({ id, title, km, left, amount, prize, isGiven }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-t-0">
            <span className="amount w-16 text-sm text-ink-soft">{text('king.km', { km })}</span>
            <span className="font-bold">{title}</span>
            {isGiven && <Badge tone="positive">{text('king.given')}</Badge>}
            <span className="amount ms-auto text-end font-bold text-accent-ink">{amount === null ? prize?.text : money(amount)}</span>
            {!isGiven && !isOver(king) && (
              <span className="basis-full text-xs text-ink-soft">
                {left === 0 ? text('king.given-out') : text('king.left', { count: left })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** SA-008: the top hundred; ten come with the page, the others on request. */
const Table = ({ king }: Shown) => {
  const text = useText<typeof texts>()
  const { players, leaderboard } = king
  return (
    <Card
      heading={text('king.table')}
      aside={<span className="text-sm text-ink-soft">{text('king.table.players', { count: players })}</span>}
    >
      <RankList
        label={text('king.table')}
        query_key={[table_key]}
        first={{ data: leaderboard, hasMore: players > leaderboard.length && leaderboard.length > 0 }}
        load={(offset, signal) =>
          api.call<typeof getKingLeaderboard>('GET /rest/king-of-road/leaderboard/', {
            query: { limit: leaderboard_limit, offset },
            signal,
          })
        }
        value={(km) => text('king.km', { km })}
        empty={text('king.table.none')}
      />
      <p className="mt-3 text-sm text-pretty text-ink-soft">{text('king.table.note')}</p>
    </Card>
  )
}

const Rules = ({ king }: Shown) => {
  const text = useText<typeof texts>()
  const money = useMoney(king)
  return (
    <Card heading={text('king.rules')}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-soft">
        <li>{text('king.rules.rounds', { stake: money(king.minStake) })}</li>
        <li>{text('king.rules.end', { most: king.mostKm })}</li>
        <li>{text('king.rules.funded')}</li>
      </ul>
    </Card>
  )
}

/** RT-052, SA-007: the king of the road. It opens before its start and after its end too, and says which. */
const KingPage = () => {
  const text = useText<typeof texts>()
  const given = componentOf(useLoaderData<typeof loader>(), 'king-of-road')?.king ?? null
  const { data: king, dataUpdatedAt, isFetchedAfterMount } = useKing(given)
  return (
    <PageContainer>
      {king ? (
        <>
          <Head king={king} />
          <KingWay king={king} skew_ms={isFetchedAfterMount ? new Date(king.now).getTime() - dataUpdatedAt : 0} />
          <KingGarage king={king} />
          <div className="grid items-start gap-4 desk:grid-cols-2 desk:gap-6">
            <Milestones king={king} />
            <div className="flex min-w-0 flex-col gap-4 desk:gap-6">
              {!isOver(king) && !king.progress.isOut && <KingCanister king={king} />}
              <Rules king={king} />
            </div>
          </div>
          {!isOver(king) && !king.progress.isOut && <CountedGames games={king.games} id="king-games" />}
          <Table king={king} />
        </>
      ) : (
        <>
          <PageHeading heading={text('king.heading')} />
          <EmptyState picture={<Illustration name="waiting" />} heading={text('king.none.heading')} action={<OtherContests />}>
            {text('king.none.text')}
          </EmptyState>
        </>
      )}
    </PageContainer>
  )
}

export default KingPage
