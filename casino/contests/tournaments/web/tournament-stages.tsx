import { formatAmount } from '#kernel/money/format-amount.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Tournament, TournamentStage } from '../contract.ts'
import type { texts } from '../texts.ts'

const states = { soon: 'tournaments.soon', active: 'tournaments.running', closed: 'tournaments.closed' } as const

interface StageProps {
  readonly stage: TournamentStage
  /** Writes an amount in the tournament's currency. */
  readonly money: (amount_minor: number) => string
}

/** A place, or the first and the last of several. */
const shownPlaces = (places: string) => ({ places: places.replace('-', '–'), are: places.includes('-') ? 'many' : 'one' })

const StagePrizes = ({ stage, money }: StageProps) => {
  const text = useText<typeof texts>()
  return (
    <>
      {Object.entries(stage.stagePrizes).map(([places, amount]) => (
        <li key={places}>{text('tournaments.stage.prize', { ...shownPlaces(places), prize: money(amount) })}</li>
      ))}
      {[stage.additionalPrizes, stage.stageLotteryTicketPrizes].flatMap((additional, kind) =>
        Object.entries(additional).map(([places, prizes]) => (
          <li key={`${kind} ${places}`}>
            {text('tournaments.stage.additional', { ...shownPlaces(places), prizes: prizes.map((prize) => prize.text).join(', ') })}
          </li>
        )),
      )}
    </>
  )
}

const Stage = ({ stage, money }: StageProps) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const { dateTime } = useFormats()
  return (
    <li className="flex flex-col gap-2 rounded-md bg-surface-2 p-3.5">
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0 font-bold">{stage.stageTitle}</span>
        <Badge className="shrink-0" tone={stage.state === 'active' ? 'positive' : 'neutral'}>
          {text(states[stage.state])}
        </Badge>
      </span>
      <span className="text-sm text-ink-soft">
        {dateTime(stage.startsAt)} – {dateTime(stage.endsAt)}
      </span>
      <ul className="flex flex-col gap-1 text-sm">
        {Object.entries(stage.stagePoints).map(([places, points]) => (
          <li key={places}>{text('tournaments.stage.points', { ...shownPlaces(places), points })}</li>
        ))}
        {!is_closed && <StagePrizes stage={stage} money={money} />}
      </ul>
    </li>
  )
}

const MainTable = ({ tournament }: { readonly tournament: Tournament }) => {
  const text = useText<typeof texts>()
  const { winners } = tournament.mainTableData
  return (
    <Card heading={text('tournaments.main-table')}>
      {winners.length === 0 ? (
        <p className="text-ink-soft">{text('tournaments.main-table.none')}</p>
      ) : (
        <ol>
          {winners.map(({ place, profile, points }) => (
            <li key={profile.login} className="flex min-h-10 items-center gap-3 border-t border-line first:border-t-0">
              <span className="amount w-8 text-ink-soft">{place}</span>
              <span className="min-w-0 flex-1 truncate font-semibold">{profile.login}</span>
              <span className="amount font-bold">{points}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** The stages of a tournament, what their places bring, and the table that they feed. */
export const TournamentStages = ({ tournament }: { readonly tournament: Tournament }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { currency, exponent } = tournament
  const money = (amount_minor: number): string => formatAmount(amount_minor, { currency, exponent, locale, trim: true })
  if (tournament.stages.length === 0) return null
  return (
    <section className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(300px,0.52fr)] desk:gap-6">
      <Card heading={text('tournaments.stages')}>
        <p className="mb-3 text-sm text-ink-soft">{text('tournaments.stages.note')}</p>
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-3">
          {tournament.stages.map((stage) => (
            <Stage key={stage.id} stage={stage} money={money} />
          ))}
        </ol>
      </Card>
      <MainTable tournament={tournament} />
    </section>
  )
}
