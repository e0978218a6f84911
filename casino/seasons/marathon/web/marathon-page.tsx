import { useLoaderData } from 'react-router'
import { CountedGames, LiveDot, OtherContests } from '#casino/campaigns/boards/web/api.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Hero } from '#ui/hero.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Progress } from '#ui/progress.tsx'
import type { Marathon, subscribeToMarathon } from '../contract.ts'
import type { texts } from '../texts.ts'
import { MarathonDays, MarathonToday, useWorth } from './marathon-days.tsx'
import { marathon_key, refreshMarathon, useMarathon } from './marathon-query.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

type Shown = { readonly marathon: Marathon }

/** SA-009: takes part, which the page shows at once. */
const Subscribe = ({ marathon }: Shown) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { is_sending, send } = useCommand<typeof subscribeToMarathon>('POST /rest/marathon/subscribe/', { refusal: 'notice' })
  const subscribe = async (): Promise<void> => {
    if (isGuest) return openModal('Register', { source: 'marathon' })
    if (await send({ body: { marathonId: marathon.id } })) queries().setQueryData(marathon_key, { ...marathon, subscribed: true })
    await refreshMarathon()
  }
  return (
    <Button size="lg" disabled={is_sending} onClick={() => void subscribe()}>
      {text(isGuest ? 'marathon.register' : 'marathon.subscribe')}
    </Button>
  )
}

const Head = ({ marathon }: Shown) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const is_closed = useIsPlayClosed()
  const { state, subscribed, dateStart, dateFinish, dateEnd } = marathon
  const until = { soon: dateStart, active: dateFinish, finish: dateEnd, closed: dateFinish }[state]
  const is_open = (state === 'soon' || state === 'active') && !is_closed
  return (
    <Hero
      level={1}
      eager
      src="/art/scenes/morning-run.svg"
      heading={marathon.title}
      text={
        <>
          {marathon.text}
          <span className="mt-2 block text-base font-semibold text-ink">{text(`marathon.until.${state}`, { at: dateTime(until) })}</span>
        </>
      }
      eyebrow={
        <span className="flex flex-wrap gap-2">
          <Badge {...(state === 'active' && { tone: 'positive' as const, icon: <LiveDot /> })}>{text(`marathon.state.${state}`)}</Badge>
          {subscribed && <Badge tone="accent">{text('marathon.subscribed')}</Badge>}
        </span>
      }
      action={
        <>
          {is_open && !subscribed && <Subscribe marathon={marathon} />}
          {is_open && state === 'active' && (
            <a href="#marathon-games" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
              {text('marathon.to-games')}
            </a>
          )}
        </>
      }
    />
  )
}

/** SA-011: what every day together brings, which comes by itself. */
const Final = ({ marathon }: Shown) => {
  const text = useText<typeof texts>()
  const worth = useWorth(marathon)
  const { final, subscribed } = marathon
  const { count, needed, left, prizeAssigned } = final
  const said = text('marathon.final.progress', { count, needed })
  return (
    <Card
      heading={text('marathon.final')}
      aside={prizeAssigned && <Badge tone="positive">{text('marathon.taken')}</Badge>}
      data-final={count}
    >
      <div className="flex items-center gap-4">
        <ArtIcon name="trophy" size={56} />
        <div className="min-w-0">
          <p className="amount text-xl font-extrabold text-accent-ink">{worth(final)}</p>
          <p className="text-sm text-pretty text-ink-soft">
            {text(marathon.state === 'closed' ? 'marathon.final.over' : 'marathon.final.text')}
          </p>
        </div>
      </div>
      {subscribed && (
        <>
          <Progress label={text('marathon.final')} value={count} max={needed} value_text={said} className="mt-4" />
          <p className="amount mt-2 text-sm">{said}</p>
        </>
      )}
      {!prizeAssigned && left !== null && (
        <p className="mt-2 text-xs text-ink-soft">{left === 0 ? text('marathon.given-out') : text('marathon.left', { count: left })}</p>
      )}
    </Card>
  )
}

const Rules = ({ marathon }: Shown) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const asks_deposit = marathon.days.some(({ tasks }) => tasks.some(({ type }) => type === 'deposit'))
  return (
    <Card heading={text('marathon.rules')}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-soft">
        <li>{text('marathon.rules.days')}</li>
        <li>{text('marathon.rules.counts')}</li>
        {asks_deposit && <li>{text('marathon.rules.deposit')}</li>}
        <li>{text('marathon.rules.take', { at: dateTime(marathon.dateEnd) })}</li>
        <li>{text('marathon.rules.funded')}</li>
      </ul>
    </Card>
  )
}

/** RT-069, SA-011: the marathon. It opens before its start and after its end too, and says which. */
const MarathonPage = () => {
  const text = useText<typeof texts>()
  const marathon = useMarathon(componentOf(useLoaderData<typeof loader>(), 'marathon')?.marathon ?? null)
  return (
    <PageContainer>
      {marathon ? (
        <>
          <Head marathon={marathon} />
          <div className="grid items-start gap-4 desk:grid-cols-[1fr_22rem] desk:[&>:only-child]:col-span-2 desk:gap-6">
            <MarathonToday marathon={marathon} />
            <Final marathon={marathon} />
          </div>
          <MarathonDays marathon={marathon} />
          <Rules marathon={marathon} />
          {(marathon.state === 'soon' || marathon.state === 'active') && <CountedGames games={marathon.games} id="marathon-games" />}
        </>
      ) : (
        <>
          <PageHeading heading={text('marathon.heading')} />
          <EmptyState picture={<Illustration name="waiting" />} heading={text('marathon.none.heading')} action={<OtherContests />}>
            {text('marathon.none.text')}
          </EmptyState>
        </>
      )}
    </PageContainer>
  )
}

export default MarathonPage
