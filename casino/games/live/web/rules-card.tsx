import { balloonHeights, heightPlace } from '#engines/live/games/above-the-clouds.ts'
import { goldenTwenty } from '#engines/live/games/golden-twenty.ts'
import { plentySymbols } from '#engines/live/games/wheel-of-plenty.ts'
import { liveChance } from '#engines/live/pays.ts'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { WholeTable } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLiveWords } from './live-words.ts'
import { TicketPays } from './ticket-pays.tsx'

type Rtps = WholeTable['rtps']

interface Row {
  readonly name: string
  readonly place: string
  /** The type of bets that its figures are published under. */
  readonly type: string
}

const useRows = (slug: string): readonly Row[] => {
  const text = useText<typeof texts>()
  const { place: nameOf } = useLiveWords()
  const named = (place: string, type = place): Row => ({ place, type, name: nameOf(place) })
  if (slug === 'live-wheel') return plentySymbols.map(({ id }) => named(id))
  if (slug === 'live-balloon') return balloonHeights.map((halves) => named(heightPlace(halves)))
  if (slug === 'live-baccarat')
    return [...['player', 'banker', 'tie'].map((place) => named(place)), named('player-pair', 'pair'), named('banker-pair', 'pair')]
  return [
    { place: 'straight:7', type: 'straight', name: text('live.rules.place-type.straight') },
    { place: 'dozen:1', type: 'dozen', name: text('live.rules.place-type.dozen') },
    { place: 'red', type: 'red', name: text('live.rules.place-type.even') },
  ]
}

const Figures = ({ slug, rtps }: { readonly slug: string; readonly rtps: Rtps }) => {
  const text = useText<typeof texts>()
  const { reached } = useLiveWords()
  const { locale } = useFormats()
  const rows = useRows(slug)
  const percent = percentsIn(locale, { maximumFractionDigits: 2 })
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-xs text-ink-soft">
        <tr>
          <th className="py-1 font-semibold">{text('live.rules.bet')}</th>
          <th className="py-1 text-end font-semibold">{text('live.rules.returns')}</th>
          <th className="py-1 text-end font-semibold">{text('live.rules.chance')}</th>
          <th className="py-1 text-end font-semibold">RTP</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ place, type, name }) => {
          const { ways, all, halves } = liveChance(slug, place)
          return (
            <tr key={place}>
              <td className="py-1.5">{name}</td>
              <td className="amount py-1.5 text-end">{reached(halves * 50)}</td>
              <td className="amount py-1.5 text-end">{percent.format(ways / all)}</td>
              <td className="amount py-1.5 text-end font-bold">{percent.format(Number(rtps[type] ?? 0) / 100)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What each bet returns, how often, and what happens when something fails. */
export const RulesCard = ({ slug, rtps }: { readonly slug: string; readonly rtps: Rtps }) => {
  const text = useText<typeof texts>()
  return (
    <Disclosure summary={text('live.rules')}>
      <div className="flex flex-col gap-3">
        {slug === goldenTwenty.slug ? <TicketPays rtps={rtps} /> : <Figures slug={slug} rtps={rtps} />}
        {slug === 'live-baccarat' && (
          <>
            <p className="text-sm text-ink-soft">{text('live.rules.baccarat')}</p>
            <p className="text-sm text-ink-soft">{text('live.rules.third')}</p>
          </>
        )}
        <p className="text-sm text-ink-soft">{text('live.rules.shared')}</p>
        <p className="text-sm text-ink-soft">{text('live.rules.failure')}</p>
      </div>
    </Disclosure>
  )
}
