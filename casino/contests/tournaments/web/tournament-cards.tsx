import { Link } from 'react-router'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import type { TournamentCard } from '../contract.ts'
import type { texts } from '../texts.ts'

const Card = ({ card, is_shown }: { readonly card: TournamentCard; readonly is_shown: boolean }) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  const state = card.state === 'active' ? 'tournaments.running' : card.isStartingSoon ? 'tournaments.starting-soon' : 'tournaments.soon'
  return (
    <li>
      <Link
        to={`/tournaments-promo/${card.slug}/`}
        aria-current={is_shown ? 'page' : undefined}
        className={classNames(
          'flex h-full flex-col gap-2 rounded-xl bg-surface-1 p-5 inset-ring inset-ring-line',
          is_shown && 'inset-ring-2 inset-ring-accent-mark',
        )}
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <Badge tone={card.state === 'active' ? 'positive' : 'neutral'}>{text(state)}</Badge>
          <span className="amount font-extrabold text-accent-ink">
            <Amount amount_minor={card.prizeFund} currency={card.currency} exponent={card.exponent} locale={locale} trim />
          </span>
        </span>
        <span className="text-lg font-extrabold">{card.title}</span>
        <span className="text-sm text-ink-soft">{card.text}</span>
        <span className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 text-sm text-ink-soft">
          <span>{text('tournaments.card.places', { places: card.places })}</span>
          <span>{text('tournaments.card.stages', { stages: card.stagesCount })}</span>
          <span>
            {card.state === 'active'
              ? text('tournaments.card.ends', { at: dateTime(card.endsAt) })
              : text('tournaments.card.starts', { at: dateTime(card.startsAt) })}
          </span>
        </span>
      </Link>
    </li>
  )
}

type CardsProps = { readonly cards: readonly TournamentCard[]; readonly shown_id: number | null }

/** What runs and what comes. */
export const TournamentCards = ({ cards, shown_id }: CardsProps) => {
  const text = useText<typeof texts>()
  if (cards.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('tournaments.all')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <Card key={card.id} card={card} is_shown={card.id === shown_id} />
        ))}
      </ul>
    </section>
  )
}
