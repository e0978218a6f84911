import { OtherContests, RankList, useCount } from '#casino/campaigns/boards/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { api } from '#kernel/web/browser.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { ConfrontationData, ConfrontationResult, getLeaderboard } from '../contract.ts'
import { leaderboard_limit } from '../rules.ts'
import type { texts } from '../texts.ts'

type OutcomeProps = { readonly result: ConfrontationResult }
type Team = ConfrontationResult['teams'][number]
type Money = { readonly prize: number; readonly currency: string; readonly exponent: number }

const useMoney = (): ((money: Money) => string) => {
  const { locale } = useFormats()
  return ({ prize, currency, exponent }) => formatAmount(prize, { currency, exponent, locale, trim: true })
}

/** The members of a team as they finished, with what each has won in their own currency. */
const Members = ({ result, team }: OutcomeProps & { readonly team: Team }) => {
  const text = useText<typeof texts>()
  const money = useMoney()
  return (
    <RankList
      label={team.title}
      query_key={['confrontation-members', result.id, team.id]}
      first={team.members}
      load={(offset, signal) =>
        api.call<typeof getLeaderboard>('GET /rest/confrontation/leaderboard/', {
          query: { id: result.id, teamId: team.id, limit: leaderboard_limit, offset },
          signal,
        })
      }
      value={(points) => text('confrontation.points', { points })}
      under={(row) => row.prize > 0 && money(row)}
      empty={text('confrontation.over.no-points')}
    />
  )
}

const TeamOver = ({ result, team }: OutcomeProps & { readonly team: Team }) => {
  const text = useText<typeof texts>()
  const has_won = result.winner === team.id
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-md bg-surface-2 p-4">
      <span className="flex flex-wrap items-center gap-2">
        {has_won && <ArtIcon name="trophy" size={28} />}
        <h3 className="me-auto text-lg font-extrabold">{team.title}</h3>
        {result.own?.team === team.id && <Badge tone="accent">{text('confrontation.yours')}</Badge>}
        {has_won && <Badge tone="positive">{text('confrontation.over.won')}</Badge>}
      </span>
      <span className="amount text-2xl font-extrabold">{text('confrontation.points', { points: team.totalPoints })}</span>
      <span className="text-sm text-ink-soft">{text('confrontation.players', { count: team.players })}</span>
      <Members result={result} team={team} />
    </li>
  )
}

type OverProps = OutcomeProps & {
  /** It stands on the page of the next one. */
  readonly is_beside?: boolean
}

/** Who has won, by how much, and who stood where in each team. */
const TeamsOver = ({ result, is_beside = false }: OverProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const winner = result.teams.find(({ id }) => id === result.winner)
  const is_even = winner !== undefined && result.teams.some(({ id, totalPoints }) => id !== winner.id && totalPoints === winner.totalPoints)
  return (
    <Card
      heading={is_beside ? text('confrontation.over.heading-of', { title: result.title }) : text('confrontation.over.heading')}
      aside={<span className="text-sm whitespace-nowrap text-ink-soft">{dateTime(result.endsAt)}</span>}
    >
      <p className="mb-4 text-ink-soft">
        {winner
          ? text(is_even ? 'confrontation.over.winner-even' : 'confrontation.over.winner', { title: result.title, team: winner.title })
          : text('confrontation.over.no-winner', { title: result.title })}
      </p>
      <ul className="grid items-start gap-4 sm:grid-cols-2">
        {result.teams.map((team) => (
          <TeamOver key={team.id} result={result} team={team} />
        ))}
      </ul>
    </Card>
  )
}

/** All that a place has brought its player: money, and what stood beside it. */
const usePrizes = (): ((own: NonNullable<ConfrontationResult['own']>) => readonly string[]) => {
  const money = useMoney()
  return (own) => [...(own.prize > 0 ? [money(own)] : []), ...own.additional]
}

/** The first words of a confrontation that is over: who won by how much, and what one has of it. */
export const Outcome = ({ result }: OutcomeProps) => {
  const text = useText<typeof texts>()
  const prizesOf = usePrizes()
  const { own, teams, winner } = result
  const best = teams.find(({ id }) => id === winner)
  const prizes = own ? prizesOf(own) : []
  return (
    <>
      <p className="flex items-center gap-2.5 text-xl font-extrabold md:text-2xl">
        {best && <ArtIcon name="trophy" size={32} />}
        {best ? text('confrontation.over.first', { team: best.title }) : text('confrontation.over.no-points')}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft md:text-lg">
        {teams.map(({ id, title, totalPoints }) => (
          <li key={id}>
            {title} <span className="amount font-bold text-ink">{text('confrontation.points', { points: totalPoints })}</span>
          </li>
        ))}
      </ul>
      {prizes.length > 0 && (
        <p className="font-bold text-accent-ink md:text-lg">{text('confrontation.over.yours', { prize: prizes.join(', ') })}</p>
      )}
    </>
  )
}

/** What it brought the visitor; nothing for whoever was in no team. */
const Own = ({ result }: OutcomeProps) => {
  const text = useText<typeof texts>()
  const prizesOf = usePrizes()
  const count = useCount()
  const { own, winner } = result
  if (!own) return null
  const has_won = own.team === winner
  const prizes = prizesOf(own)
  const words = prizes.length > 0 ? 'paid' : has_won ? 'no-prize' : winner === null ? 'no-winner' : 'lost'
  return (
    <Card heading={text('confrontation.own', { title: result.title })} aside={prizes.length > 0 && <ArtIcon name="trophy" size={28} />}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        {(
          [
            ['confrontation.own.prize', prizes.length > 0 ? prizes.join(', ') : '—'],
            ['confrontation.own.place', own.place === null ? '—' : count(own.place)],
            ['confrontation.own.points', count(own.points)],
            ['confrontation.own.team', result.teams.find(({ id }) => id === own.team)?.title ?? ''],
          ] as const
        ).map(([key, value]) => (
          <div key={key} className="min-w-0 rounded-md bg-surface-2 px-3 py-2.5">
            <dt className="text-xs text-ink-soft">{text(key)}</dt>
            <dd className="text-lg font-extrabold text-pretty">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{text(`confrontation.own.${words}`)}</p>
    </Card>
  )
}

/** The last confrontation after its end. */
export const ConfrontationOver = (props: OverProps) => (
  <>
    <Own result={props.result} />
    <TeamsOver {...props} />
  </>
)

/** When the next one begins, and where something is on until then. */
export const Next = ({ next }: Pick<ConfrontationData, 'next'>) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return (
    <Card heading={text('confrontation.next.heading')}>
      <p className="mb-4 text-ink-soft">
        {next ? text('confrontation.next', { title: next.title, at: dateTime(next.startsAt) }) : text('confrontation.next.unknown')}
      </p>
      <OtherContests />
    </Card>
  )
}
