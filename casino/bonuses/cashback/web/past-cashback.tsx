import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { RowLine } from '#ui/row-line.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { CashbackView } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useCashbackName } from './use-cashback-name.ts'

const tones = { available: 'accent', paid: 'positive', expired: 'neutral' } as const

/** What was paid or ran out, with what each was counted from. */
export const PastCashback = ({ history }: { readonly history: readonly CashbackView[] }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const nameOf = useCashbackName()
  const say = ({ currency, exponent }: CashbackView, minor: number): string => formatAmount(minor, { currency, exponent, locale })
  const lost = (row: CashbackView): string => (row.counted ? say(row, row.counted.staked - row.counted.won) : '—')
  const percent = ({ counted }: CashbackView): string => (counted ? text('cashback.percent', { percent: counted.percent }) : '—')
  const state = ({ status }: CashbackView) => <Badge tone={tones[status]}>{text(`cashback.state.${status}`)}</Badge>
  const columns: readonly Column<CashbackView>[] = [
    { key: 'what', heading: text('cashback.column.what'), cell: nameOf, title: true },
    { key: 'lost', heading: text('cashback.column.lost'), cell: lost, numeric: true },
    { key: 'percent', heading: text('cashback.column.percent'), cell: percent, numeric: true },
    { key: 'amount', heading: text('cashback.column.amount'), cell: (row) => say(row, row.amount), numeric: true },
    { key: 'state', heading: text('cashback.column.state'), cell: state },
  ]
  return (
    <Card heading={text('cashback.history')} flush={history.length > 0}>
      {history.length === 0 ? (
        <p className="text-ink-soft">{text('cashback.history.none')}</p>
      ) : (
        <Table
          caption={text('cashback.history')}
          columns={columns}
          rows={history}
          rowKey={({ id }) => id}
          line={(row) => (
            <RowLine
              title={nameOf(row)}
              result={say(row, row.amount)}
              notes={row.counted ? `${lost(row)} × ${percent(row)}` : ''}
              aside={state(row)}
            />
          )}
        />
      )}
    </Card>
  )
}
