import type { TopScorer } from '#casino/sportsbook/catalogue/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { Crest } from './crest.tsx'

/** Who scored most in a season. */
export const TopScorers = ({ scorers }: { readonly scorers: readonly TopScorer[] }) => {
  const text = useText<typeof texts>()
  return (
    <div className="overflow-clip rounded-lg bg-surface-1 inset-ring inset-ring-line">
      <table className="w-full table-fixed text-sm">
        <thead className="text-xs text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className="w-10 px-2 py-2 text-center font-semibold">
              <span className="sr-only">{text('sport.table.place')}</span>
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {text('sport.scorers.player')}
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {text('sport.table.team')}
            </th>
            <th scope="col" className="w-18 px-4 py-2 text-end font-semibold">
              {text('sport.scorers.goals')}
            </th>
          </tr>
        </thead>
        <tbody>
          {scorers.map(({ place, name, competitor, goals }) => (
            <tr key={`${competitor.id} ${name}`} className="border-t border-line first:border-t-0">
              <td className="amount text-center text-ink-soft">{place}</td>
              <th scope="row" className="truncate py-2 text-start font-semibold text-ink">
                {name}
              </th>
              <td className="py-2">
                <span className="flex items-center gap-2">
                  <Crest competitor={competitor} size={20} />
                  <span className="truncate">{competitor.name}</span>
                </span>
              </td>
              <td className="amount px-4 py-2 text-end font-bold text-ink">{goals}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
