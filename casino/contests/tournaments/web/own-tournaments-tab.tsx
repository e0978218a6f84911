import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Chip } from '#ui/chip.tsx'
import type { getOwn, OwnTournament } from '../contract.ts'
import type { texts } from '../texts.ts'
import { TournamentNotices } from './tournament-notices.tsx'

const Row = ({ own }: { readonly own: OwnTournament }) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1.5 first:border-t-0">
      <Link to={`/tournaments-promo/${own.slug}/`} className="flex min-h-11 min-w-0 grow basis-44 items-center font-semibold text-pretty">
        {own.title}
      </Link>
      <span className="text-sm text-ink-soft">{dateTime(own.endsAt)}</span>
      {own.place !== null && <span className="text-sm">{text('tournaments.mine.place', { place: own.place })}</span>}
      {own.prize > 0 && (
        <span className="amount font-bold text-accent-ink">
          <Amount amount_minor={own.prize} currency={own.currency} exponent={own.exponent} locale={locale} trim />
        </span>
      )}
    </li>
  )
}

/** TO-015: the player's tournaments, or those with a prize alone. */
const OwnTournamentsTab = () => {
  const text = useText<typeof texts>()
  const [winner, setWinner] = useState(false)
  const { data } = useQuery(
    {
      queryKey: ['own-tournaments', winner],
      queryFn: () => dataOf(api.call<typeof getOwn>('GET /rest/player/tournaments/', { query: { winner, limit: 50 } })),
    },
    queries(),
  )
  return (
    <section className="flex flex-col gap-3">
      <TournamentNotices />
      <div>
        <Chip selected={winner} onClick={() => setWinner(!winner)}>
          {text('tournaments.mine.wins')}
        </Chip>
      </div>
      {data?.length === 0 && <p className="text-ink-soft">{text(winner ? 'tournaments.mine.no-wins' : 'tournaments.mine.none')}</p>}
      <ul>
        {(data ?? []).map((own) => (
          <Row key={own.id} own={own} />
        ))}
      </ul>
    </section>
  )
}

export default OwnTournamentsTab
