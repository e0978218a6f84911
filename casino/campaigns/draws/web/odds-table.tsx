import { percentsIn } from '#kernel/i18n/percents.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { FairDraw } from '../contract.ts'
import type { texts } from '../texts.ts'

interface Row {
  readonly name: string
  readonly title: string
  readonly weight: number
  readonly left: number | null
  readonly stock: number
  readonly amount?: number | null
  readonly prize?: { readonly text: string } | null
}

interface OddsTableProps {
  readonly caption: string
  /** With amounts, if the page knows the outcomes' values. */
  readonly draw: Pick<FairDraw, 'nothingWeight' | 'total'> & {
    /** Of one that is closed what was left is told as what nobody won. */
    readonly state?: FairDraw['state']
    readonly outcomes: readonly Row[]
    readonly currency?: string
    readonly exponent?: number
  }
}

/** Outcomes and their probabilities, from the same table that is drawn from. */
export const OddsTable = ({ caption, draw }: OddsTableProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const count = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 1 })
  const { outcomes, nothingWeight, total, currency = '', exponent = 0 } = draw
  // Truncated rather than rounded, so that a high probability is not shown as certain.
  const percent = percentsIn(locale, { maximumFractionDigits: 4, roundingMode: 'trunc' })
  /** "1 in 400"; probabilities over one half are shown in percent. */
  const chanceOf = ({ weight }: Row): string =>
    weight * 2 > total ? percent.format(weight / total) : text('draws.odds.of', { count: count.format(total / weight) })
  const valueOf = ({ amount, prize }: Row): string =>
    amount === undefined || amount === null ? (prize?.text ?? '') : formatAmount(amount, { currency, exponent, locale, trim: true })
  const leftOf = ({ left, stock }: Row): string => (left === null ? '' : `${count.format(left)} / ${count.format(stock)}`)
  const is_closed = draw.state === 'closed'
  /** In a line of a phone no heading says what is left. */
  const saidLeft = ({ left, stock }: Row): string =>
    left === null
      ? ''
      : text(is_closed ? 'draws.odds.unwon-of' : 'draws.odds.left-of', { left: count.format(left), stock: count.format(stock) })
  const nothing = { name: '', title: text('draws.odds.nothing'), weight: nothingWeight, left: null, stock: 0 }
  const columns: readonly Column<Row>[] = [
    {
      key: 'prize',
      heading: text('draws.odds.prize'),
      title: true,
      cell: (row) => (
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{row.title}</span>
          <span className="amount font-bold text-accent-ink">{valueOf(row)}</span>
        </span>
      ),
    },
    { key: 'chance', heading: text('draws.odds'), numeric: true, cell: chanceOf },
    { key: 'left', heading: text(is_closed ? 'draws.odds.unwon' : 'draws.odds.left'), numeric: true, cell: leftOf },
  ]
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={[...outcomes, ...(nothingWeight > 0 ? [nothing] : [])]}
        rowKey={({ name }) => name}
        line={(row) => (
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">
              {row.title} <span className="amount font-bold text-accent-ink">{valueOf(row)}</span>
            </span>
            <span className="amount text-xs text-ink-soft">{[chanceOf(row), saidLeft(row)].filter((part) => part !== '').join(' · ')}</span>
          </span>
        )}
      />
      <p className="mt-3 text-sm text-ink-soft">{text('draws.odds.note')}</p>
    </>
  )
}
