import { goldenTwenty } from '#engines/live/games/golden-twenty.ts'
import { tableTypes } from '#engines/table/table-game.ts'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { WholeTable } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLiveWords } from './live-words.ts'

const tickets = tableTypes(goldenTwenty).map((type) => {
  const outcomes = goldenTwenty.outcomes(type)
  const all = outcomes.reduce((sum, { ways }) => sum + ways, 0n)
  const pays = outcomes.flatMap(({ ways, halves }, hits) => (halves > 0 ? [{ hits, halves, one_in: Number(all) / Number(ways) }] : []))
  return { type, count: outcomes.length - 1, pays: pays.toReversed() }
})

/** What each ticket returns by its hits, how rarely, and its RTP. */
export const TicketPays = ({ rtps }: { readonly rtps: WholeTable['rtps'] }) => {
  const text = useText<typeof texts>()
  const { reached } = useLiveWords()
  const { locale } = useFormats()
  const rarely = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 })
  const percent = percentsIn(locale, { maximumFractionDigits: 2 })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{text('live.rules.draw')}</p>
      {tickets.map(({ type, count, pays }) => (
        <table key={type} className="w-full text-sm">
          <caption className="pb-1 text-start font-bold">
            {text('live.ticket.size', { count, rtp: percent.format(Number(rtps[type] ?? 0) / 100) })}
          </caption>
          <thead className="text-left text-xs text-ink-soft">
            <tr>
              <th className="py-1 font-semibold">{text('live.ticket.came')}</th>
              <th className="py-1 text-end font-semibold">{text('live.rules.returns')}</th>
              <th className="py-1 text-end font-semibold">{text('live.ticket.one-in-heading')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {pays.map(({ hits, halves, one_in }) => (
              <tr key={hits}>
                <td className="amount py-1">{hits}</td>
                <td className="amount py-1 text-end font-bold">{reached(halves * 50)}</td>
                <td className="amount py-1 text-end">{text('live.ticket.one-in', { count: rarely.format(one_in) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
