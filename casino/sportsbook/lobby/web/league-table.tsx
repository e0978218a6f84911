import type { TableRow } from '#casino/sportsbook/catalogue/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../texts.ts'
import { Crest } from './crest.tsx'
import { formMarkClass, type Came } from './form-mark.ts'

const cameOf: Readonly<Record<string, Came>> = { W: 'won', D: 'drawn', L: 'lost' }

const Form = ({ form }: { readonly form: string }) => {
  const text = useText<typeof texts>()
  const came = form.split('').flatMap((letter) => cameOf[letter] ?? [])
  return (
    <span className="flex justify-end gap-1" role="img" aria-label={came.map((one) => text(`sport.past.${one}`)).join(', ')}>
      {came.map((one, index) => (
        <span key={index} className={formMarkClass(one, 'size-5 text-2xs')}>
          {text(`sport.past.${one}.short`)}
        </span>
      ))}
    </span>
  )
}

const numberClass = 'amount px-1.5 py-2 text-end'
/** Left out where the table is narrow, so that its points are in sight without scrolling. */
const roomyClass = 'hidden @md:table-cell'
const isRoomy = (column: string): boolean => column !== 'played'

/** The table of a season. */
export const LeagueTable = ({ rows }: { readonly rows: readonly TableRow[] }) => {
  const text = useText<typeof texts>()
  if (rows.length === 0) return <p className="text-ink-soft">{text('sport.table.none')}</p>
  const columns = ['played', 'won', 'drawn', 'lost'] as const
  return (
    <div className="no-scrollbar @container overflow-x-auto rounded-lg bg-surface-1 inset-ring inset-ring-line">
      <table className="w-full text-sm @md:min-w-110">
        <thead className="text-xs text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className="w-10 px-2 py-2 text-center font-semibold">
              <span className="sr-only">{text('sport.table.place')}</span>
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {text('sport.table.team')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classNames('px-1.5 py-2 text-end font-semibold', isRoomy(column) && roomyClass)}>
                {text(`sport.table.${column}`)}
              </th>
            ))}
            <th scope="col" className="px-1.5 py-2 text-end font-semibold">
              {text('sport.table.scores')}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-semibold @md:px-1.5">
              {text('sport.table.points')}
            </th>
            <th scope="col" className={classNames('px-3 py-2 text-end font-semibold', roomyClass)}>
              {text('sport.table.form')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, competitor, scored, conceded, points, form, ...row }) => (
            <tr key={competitor.id} className="border-t border-line first:border-t-0">
              <td className="amount text-center text-ink-soft">{place}</td>
              <th scope="row" className="py-2 text-start">
                <span className="flex items-center gap-2 font-semibold text-ink">
                  <Crest competitor={competitor} size={22} />
                  <span className="max-w-44 truncate">{competitor.name}</span>
                </span>
              </th>
              {columns.map((column) => (
                <td key={column} className={classNames(numberClass, isRoomy(column) && roomyClass)}>
                  {row[column]}
                </td>
              ))}
              <td className={numberClass}>
                {scored}:{conceded}
              </td>
              <td className="amount px-3 py-2 text-end font-bold text-ink @md:px-1.5">{points}</td>
              <td className={classNames('px-3', roomyClass)}>
                <Form form={form} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
