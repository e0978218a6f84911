import { useState } from 'react'
import { Link } from 'react-router'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { ListFrame } from '#ui/list-frame.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { Table } from '#ui/table.tsx'
import type { RoundRow } from '../../contract.ts'
import type { texts } from '../../history-texts.ts'
import { isCelebrated } from '../../rules.ts'
import { RoundsFilters } from './rounds-filters.tsx'
import { allRounds, isFiltered, useRounds, withoutRepeats } from './use-rounds.ts'

const RoundsTable = ({ rows }: { readonly rows: readonly RoundRow[] }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const money = ({ currency, exponent }: RoundRow, amount_minor: number, className?: string) => (
    <Amount amount_minor={amount_minor} currency={currency} exponent={exponent} locale={locale} className={className ?? ''} />
  )
  return (
    <Table<RoundRow>
      caption={text('rounds.caption')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'game',
          heading: text('rounds.column.game'),
          title: true,
          cell: ({ title, mode }) => (
            <span className="flex flex-1 items-center justify-between gap-2 md:justify-start">
              {title}
              {mode === 'demo' && <Badge>{text('rounds.mode.demo')}</Badge>}
            </span>
          ),
        },
        { key: 'at', heading: text('rounds.column.at'), cell: ({ at }) => <span className="amount">{dateTime(at)}</span> },
        { key: 'stake', heading: text('rounds.column.stake'), cell: (row) => money(row, row.stake_minor), numeric: true },
        {
          key: 'win',
          heading: text('rounds.column.win'),
          // A return not above the stake is no win, and is not coloured like one (look.md).
          cell: (row) =>
            money(
              row,
              row.win_minor,
              classNames(row.win_minor === 0 && 'text-ink-soft', isCelebrated(row.stake_minor, row.win_minor) && 'font-bold text-positive'),
            ),
          numeric: true,
        },
        {
          key: 'details',
          heading: '',
          cell: ({ id }) => (
            <Button
              size="sm"
              variant="ghost"
              className="-my-1 -me-3 ms-auto md:ms-0"
              aria-label={text('rounds.details-of', { id })}
              onClick={() => openModal('Round', { id })}
            >
              {text('rounds.details')}
            </Button>
          ),
          numeric: true,
        },
      ]}
    />
  )
}

const Nothing = ({ filtered }: { readonly filtered: boolean }) => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name={filtered ? 'no-results' : 'no-history'} />}
      heading={text(filtered ? 'rounds.nothing.heading' : 'rounds.empty.heading')}
      action={
        filtered ? null : (
          <Link to="/games/" className={buttonClass()}>
            {text('rounds.empty.action')}
          </Link>
        )
      }
    >
      {text(filtered ? 'rounds.nothing.text' : 'rounds.empty.text')}
    </EmptyState>
  )
}

/** Every round of the player, for money and for play money, with filters and a file. */
const HistoryTab = () => {
  const text = useText<typeof texts>()
  const [filter, setFilter] = useState(allRounds)
  const { data, isPending, isError, error, refetch, fetchNextPage, isFetchingNextPage } = useRounds(filter)
  const rows = withoutRepeats(data?.pages.map((page) => page.data) ?? [])
  const total = data?.pages.at(-1)?.total ?? 0
  return (
    <>
      <RoundsFilters filter={filter} onChange={setFilter} />
      <ListFrame
        is_loading={isPending}
        loading_label={text('rounds.loading')}
        failure={
          isError
            ? {
                heading: text('rounds.failed.heading'),
                text: error.message,
                again_label: text('rounds.failed.again'),
                onAgain: () => void refetch(),
              }
            : null
        }
      >
        {data && (rows.length > 0 ? <RoundsTable rows={rows} /> : <Nothing filtered={isFiltered(filter)} />)}
      </ListFrame>
      {data && (
        <LoadMore
          label={text('rounds.more')}
          shown_text={text('rounds.shown', { shown: rows.length, total })}
          shown={rows.length}
          total={total}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  )
}

export default HistoryTab
