import { RankRows, useCount } from '#casino/campaigns/boards/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Tournament, TournamentStage } from '../contract.ts'
import type { texts } from '../texts.ts'

const states = { soon: 'tournaments.soon', active: 'tournaments.running', closed: 'tournaments.closed' } as const

/** Writes an amount in the tournament's currency. */
type Money = (amount_minor: number) => string

interface StageProps {
  readonly stage: TournamentStage
  readonly money: Money
}

/** A place, or the first and the last of several. */
const shownPlaces = (places: string) => ({ places: places.replace('-', '–'), are: places.includes('-') ? 'many' : 'one' })

interface PrizesProps {
  /** One below that of the card or the stage. */
  readonly level: 'h3' | 'h4'
  readonly heading: keyof typeof texts
  readonly prizes: TournamentStage['stagePrizes']
  /** What stands beside the money of some places. */
  readonly additional: readonly TournamentStage['additionalPrizes'][]
  readonly money: Money
}

/** What places bring beside points; nothing for players who may not play. */
const Prizes = ({ level: Heading, heading, prizes, additional, money }: PrizesProps) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const has_any = [prizes, ...additional].some((by_places) => Object.keys(by_places).length > 0)
  if (is_closed || !has_any) return null
  return (
    <div className="text-sm">
      <Heading className="font-semibold">{text(heading)}</Heading>
      <ul className="mt-1 flex flex-col gap-1">
        {Object.entries(prizes).map(([places, amount]) => (
          <li key={places}>{text('tournaments.stage.prize', { ...shownPlaces(places), prize: money(amount) })}</li>
        ))}
        {additional.flatMap((by_places, kind) =>
          Object.entries(by_places).map(([places, prize]) => (
            <li key={`${kind} ${places}`}>
              {text('tournaments.stage.additional', { ...shownPlaces(places), prizes: prize.map((one) => one.text).join(', ') })}
            </li>
          )),
        )}
      </ul>
    </div>
  )
}

const Stage = ({ stage, money }: StageProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return (
    <li className="flex flex-col gap-2 rounded-md bg-surface-2 p-3.5">
      <span className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 font-bold">{stage.stageTitle}</h3>
        <Badge className="shrink-0" tone={stage.state === 'active' ? 'positive' : 'neutral'}>
          {text(states[stage.state])}
        </Badge>
      </span>
      <span className="text-sm text-ink-soft">
        {dateTime(stage.startsAt)} – {dateTime(stage.endsAt)}
      </span>
      <div className="text-sm">
        <h4 className="font-semibold">{text('tournaments.stage.points.heading')}</h4>
        <ul className="mt-1 flex flex-col gap-1">
          {Object.entries(stage.stagePoints).map(([places, points]) => (
            <li key={places}>{text('tournaments.stage.points', { ...shownPlaces(places), points })}</li>
          ))}
        </ul>
      </div>
      <Prizes
        level="h4"
        heading="tournaments.stage.prizes.heading"
        prizes={stage.stagePrizes}
        additional={[stage.additionalPrizes, stage.stageLotteryTicketPrizes]}
        money={money}
      />
    </li>
  )
}

/**
 * The table of the whole with oneself among its first or below them, and its prizes: the board of a stage, which stands above, has those of
 * the stage alone.
 */
const MainTable = ({ tournament, money }: { readonly tournament: Tournament; readonly money: Money }) => {
  const text = useText<typeof texts>()
  const count = useCount()
  const { winners } = tournament.mainTableData
  const self = tournament.playerData?.mainTableData
  const is_below = self && self.place !== null && !winners.some(({ profile }) => profile.login === self.profile.login)
  const own = is_below ? [self] : []
  return (
    <Card heading={text('tournaments.main-table')}>
      {winners.length === 0 ? (
        <p className="text-ink-soft">{text('tournaments.main-table.none')}</p>
      ) : (
        <RankRows label={text('tournaments.main-table')} rows={[...winners, ...own]} value={count} />
      )}
      <div className="mt-3 empty:hidden">
        <Prizes
          level="h3"
          heading="tournaments.main-prizes"
          prizes={tournament.prizes}
          additional={[tournament.additionalPrizes]}
          money={money}
        />
      </div>
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
      <MainTable tournament={tournament} money={money} />
    </section>
  )
}
