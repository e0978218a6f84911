import { isCurrency } from '#kernel/money/currency.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { Statement } from '../contract.ts'
import type { texts } from '../texts.ts'

type Purse = Statement['purses'][number]

const head = 'py-1.5 pl-4 text-right text-xs font-semibold text-ink-soft first:pl-0 first:text-left'
const cell = 'amount py-1.5 pl-4 text-right first:pl-0 first:text-left'

/** A purse in a period: both its ends and what moved it between them. */
export const StatedPurse = ({ purse }: { readonly purse: Purse }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { asset, exponent, opening, closing, lines } = purse
  const say = (minor: number): string =>
    isCurrency(asset) ? formatAmount(minor, { currency: asset, exponent, locale }) : new Intl.NumberFormat(locale).format(minor)
  return (
    <section className="break-inside-avoid">
      <h3 className="font-bold">{purse.title}</h3>
      <table className="mt-1 w-full table-fixed text-sm">
        <caption className="sr-only">{purse.title}</caption>
        <thead>
          {/* Above the columns of what moved: what there was is no outgoing. */}
          <tr className="border-b border-line font-bold">
            <th scope="row" className={cell}>
              {text('statements.opening')}
            </th>
            <td colSpan={2} className={cell}>
              {say(opening)}
            </td>
          </tr>
          <tr className="border-b border-line">
            <th scope="col" className={head}>
              {text('statements.column.kind')}
            </th>
            <th scope="col" className={head}>
              {text('statements.came')}
            </th>
            <th scope="col" className={head}>
              {text('statements.went')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(({ title, came, went, count }) => (
            <tr key={title}>
              <th scope="row" className={`${cell} font-normal`}>
                {title} <span className="text-ink-soft">× {count}</span>
              </th>
              <td className={cell}>{came > 0 ? say(came) : '—'}</td>
              <td className={cell}>{went > 0 ? say(went) : '—'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-bold">
            <th scope="row" className={cell}>
              {text('statements.closing')}
            </th>
            <td colSpan={2} className={cell}>
              {say(closing)}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
