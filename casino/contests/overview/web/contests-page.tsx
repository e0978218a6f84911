import { Link, useLoaderData } from 'react-router'
import type { ContestCard, WonPlace } from '#casino/campaigns/boards/contract.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { texts } from '../texts.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** What a contest of each kind looks like; every other one is a special race. */
const pictures: Readonly<Record<string, ColourIcon>> = {
  race: 'horse',
  tournament: 'trophy',
  confrontation: 'swords',
  drops: 'gift',
  marathon: 'medal',
  jackpot: 'money-bag',
}

const states = { active: 'contests.running', soon: 'contests.soon', closed: 'contests.counting' } as const

const Contest = ({ card }: { readonly card: ContestCard }) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  const is_closed = useIsPlayClosed()
  return (
    <li>
      <Link
        to={card.link}
        className="flex h-full flex-col gap-3 rounded-xl bg-surface-1 p-5 inset-ring inset-ring-line transition-shadow hover:shadow-mid"
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <Badge tone={card.state === 'active' ? 'positive' : 'neutral'}>{text(states[card.state])}</Badge>
          {!is_closed && card.prizeFund > 0 && (
            <span className="amount font-extrabold text-accent-ink">
              <Amount amount_minor={card.prizeFund} currency={card.currency} exponent={card.exponent} locale={locale} trim />
            </span>
          )}
        </span>
        <span className="flex items-center gap-3">
          <ArtIcon name={(card.picture as ColourIcon | undefined) ?? pictures[card.kind] ?? 'rocket'} size={40} />
          <span className="min-w-0">
            <span className="block text-lg font-extrabold">{card.title}</span>
            <span className="block text-sm text-ink-soft">{text('contests.kind', { kind: card.kind })}</span>
          </span>
        </span>
        <span className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {card.playersCount !== null && card.playersCount > 0 && <span>{text('contests.players', { count: card.playersCount })}</span>}
          <span>
            {card.state === 'soon'
              ? text('contests.starts', { at: dateTime(card.startsAt) })
              : text('contests.ends', { at: dateTime(card.endsAt) })}
          </span>
        </span>
      </Link>
    </li>
  )
}

const Won = ({ won }: { readonly won: readonly WonPlace[] }) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  return (
    <Card id="won" heading={text('contests.won')} className="scroll-mt-24">
      {won.length === 0 ? (
        <p className="text-ink-soft">{text('contests.won.none')}</p>
      ) : (
        <ul>
          {won.map(({ id, title, link, place, prize, currency, exponent, endsAt }) => (
            <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1.5 first:border-t-0">
              <Link to={link} className="flex min-h-11 min-w-0 grow basis-44 items-center font-semibold text-pretty">
                {title}
              </Link>
              <span className="text-sm text-ink-soft">{dateTime(endsAt)}</span>
              <span className="text-sm">{text('contests.won.place', { place })}</span>
              <span className="amount font-bold text-accent-ink">
                <Amount amount_minor={prize} currency={currency} exponent={exponent} locale={locale} trim />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Every contest in one place: what runs now, what comes, and what one has won. */
const ContestsPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'contests')
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  if (!data) return null
  return (
    <PageContainer>
      <PageHeading
        heading={text('contests.heading')}
        text={text(is_closed ? 'contests.text.closed' : 'contests.text')}
        aside={
          // What one has won stands below everything that runs, which on a phone is far.
          data.won.length > 0 && (
            <a href="#won" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <ArtIcon name="trophy" size={20} />
              {text('contests.won')}
            </a>
          )
        }
      />
      {data.cards.length === 0 ? (
        <EmptyState picture={<Illustration name="waiting" />} heading={text('contests.none.heading')} action={null}>
          {text('contests.none.text')}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {data.cards.map((card) => (
            <Contest key={`${card.link} ${card.id}`} card={card} />
          ))}
        </ul>
      )}
      {!isGuest && <Won won={data.won} />}
    </PageContainer>
  )
}

export default ContestsPage
