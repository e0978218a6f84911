import { useState } from 'react'
import { PagedList } from '#ui/paged-list.tsx'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Badge } from '#ui/badge.tsx'
import { RowLine } from '#ui/row-line.tsx'
import { Table } from '#ui/table.tsx'
import type { RoundRow } from '../../contract.ts'
import type { texts } from '../../history-texts.ts'
import { isCelebrated } from '../../rules.ts'
import { NoRounds } from './no-rounds.tsx'
import { RoundsFilters } from './rounds-filters.tsx'
import { allRounds, isFiltered, useRounds } from './use-rounds.ts'

const RoundsTable = ({ rows }: { readonly rows: readonly RoundRow[] }) => {
  const text = useText<typeof texts>()
  const { locale, exactTime } = useFormats()
  const money = ({ currency, exponent }: RoundRow, amount_minor: number) => (
    <Amount amount_minor={amount_minor} currency={currency} exponent={exponent} locale={locale} />
  )
  // A return not above the stake is no win, and is not coloured like one (look.md).
  const net = ({ currency, exponent, stake_minor, win_minor }: RoundRow) => (
    <Amount
      amount_minor={win_minor - stake_minor}
      currency={currency}
      exponent={exponent}
      locale={locale}
      sign="always"
      className={isCelebrated(stake_minor, win_minor) ? 'font-bold text-positive' : ''}
    />
  )
  // What a studio outside dealt cannot be told again from seeds: its number is there to be quoted.
  const number = ({ id }: RoundRow) =>
    id.startsWith('s') ? (
      <span className="amount text-ink-soft">{id}</span>
    ) : (
      <button
        type="button"
        className="amount rounded-xs font-semibold text-accent-ink underline-offset-4 hover:underline"
        aria-label={text('rounds.details-of', { id })}
        onClick={() => openModal('Round', { id })}
      >
        {id}
      </button>
    )
  const game = ({ title, mode, stake_minor }: RoundRow) => (
    <span className="inline-flex items-center gap-2">
      {title}
      {mode === 'demo' && <Badge>{text('rounds.mode.demo')}</Badge>}
      {mode === 'money' && stake_minor === 0 && <Badge>{text('rounds.free-spin')}</Badge>}
    </span>
  )
  return (
    <Table<RoundRow>
      caption={text('rounds.caption')}
      rows={rows}
      rowKey={({ id }) => id}
      line={(row) => (
        <RowLine
          title={game(row)}
          result={net(row)}
          notes={
            <>
              {exactTime(row.at)} · {money(row, row.stake_minor)} → {money(row, row.win_minor)}
            </>
          }
          aside={number(row)}
        />
      )}
      columns={[
        { key: 'game', heading: text('rounds.column.game'), title: true, cell: game },
        { key: 'number', heading: text('rounds.column.number'), cell: number },
        { key: 'at', heading: text('rounds.column.at'), cell: ({ at }) => <span className="amount">{exactTime(at)}</span> },
        { key: 'stake', heading: text('rounds.column.stake'), cell: (row) => money(row, row.stake_minor), numeric: true },
        { key: 'win', heading: text('rounds.column.win'), cell: (row) => money(row, row.win_minor), numeric: true },
        { key: 'net', heading: text('round.balance'), cell: net, numeric: true },
      ]}
    />
  )
}

/** Every round of the player, for money and for play money, with filters and a file. */
const HistoryTab = () => {
  const text = useText<typeof texts>()
  const [filter, setFilter] = useState(allRounds)
  const list = useRounds(filter)
  return (
    <>
      <RoundsFilters filter={filter} onChange={setFilter} />
      {filter.mode === 'demo' && <p className="mb-4 text-sm text-ink-soft">{text('rounds.demo-note')}</p>}
      <PagedList list={list} empty={<NoRounds filtered={isFiltered(filter)} />}>
        {(rows) => <RoundsTable rows={rows} />}
      </PagedList>
    </>
  )
}

export default HistoryTab
