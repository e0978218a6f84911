import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { RowLine } from '#ui/row-line.tsx'
import { Table } from '#ui/table.tsx'
import type { TransactionRow } from '../contract.ts'
import { nameKey, numberOf, roundOf } from '../entry-names.ts'
import { isReturn } from '../rules.ts'
import type { texts } from '../transactions-texts.ts'
import { transactionKey } from './use-transactions.ts'

/** An entry's number: of its round, which opens, of its payment, or of the transaction itself. */
const Reference = (row: TransactionRow) => {
  const text = useText<typeof texts>()
  const round = roundOf(row.reference)
  if (round === null) return <span className="amount text-ink-soft">{numberOf(row)}</span>
  return (
    <button
      type="button"
      className="amount rounded-xs font-semibold text-accent-ink underline-offset-4 hover:underline"
      onClick={() => openModal('Round', { id: round })}
    >
      {text('transactions.round', { id: round })}
    </button>
  )
}

/** Movements of the player's money, with what came in told apart by its sign, and what is more than before by its colour. */
export const TransactionsTable = ({ rows }: { readonly rows: readonly TransactionRow[] }) => {
  const text = useText<typeof texts>()
  const { locale, exactTime } = useFormats()
  const money = (row: TransactionRow) => (
    <Amount
      amount_minor={row.amount}
      currency={row.currency}
      exponent={row.exponent}
      locale={locale}
      sign="always"
      className={classNames('font-semibold', row.amount > 0 && !isReturn(row) && 'text-positive')}
    />
  )
  return (
    <Table<TransactionRow>
      caption={text('transactions.caption')}
      rows={rows}
      rowKey={transactionKey}
      line={(row) => (
        <RowLine
          title={row.title === null ? text(nameKey(row)) : `${text(nameKey(row))} · ${row.title}`}
          result={money(row)}
          notes={exactTime(row.at)}
          aside={<Reference {...row} />}
        />
      )}
      columns={[
        {
          key: 'kind',
          heading: text('transactions.column.kind'),
          title: true,
          cell: (row) => (
            <span className="flex flex-wrap items-center gap-x-2">
              {text(nameKey(row))}
              {row.title !== null && <span className="font-normal text-ink-soft">{row.title}</span>}
              {row.purse === 'bonus' && <Badge tone="second">{text('transactions.bonus')}</Badge>}
            </span>
          ),
        },
        { key: 'at', heading: text('transactions.column.at'), cell: ({ at }) => <span className="amount">{exactTime(at)}</span> },
        { key: 'number', heading: text('transactions.column.number'), cell: (row) => <Reference {...row} /> },
        {
          key: 'amount',
          heading: text('transactions.column.amount'),
          numeric: true,
          cell: money,
        },
      ]}
    />
  )
}
