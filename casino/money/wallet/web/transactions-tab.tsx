import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { ListFrame } from '#ui/list-frame.tsx'
import type { texts } from '../transactions-texts.ts'
import { TransactionsFilters } from './transactions-filters.tsx'
import { TransactionsTable } from './transactions-table.tsx'
import { allTransactions, isFiltered, useTransactions } from './use-transactions.ts'

const Nothing = ({ filtered }: { readonly filtered: boolean }) => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name={filtered ? 'no-results' : 'no-history'} />}
      heading={text(filtered ? 'transactions.nothing.heading' : 'transactions.empty.heading')}
      action={
        filtered ? null : (
          <Link to="/cash/deposit/" className={buttonClass()}>
            {text('transactions.empty.action')}
          </Link>
        )
      }
    >
      {text(filtered ? 'transactions.nothing.text' : 'transactions.empty.text')}
    </EmptyState>
  )
}

/** WA-034: every movement of the player's money, with filters and a file. */
const TransactionsTab = () => {
  const text = useText<typeof texts>()
  const [filter, setFilter] = useState(allTransactions)
  const { data, isPending, isError, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useTransactions(filter)
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      <TransactionsFilters filter={filter} onChange={setFilter} />
      <ListFrame
        is_loading={isPending}
        loading_label={text('transactions.loading')}
        failure={
          isError
            ? {
                heading: text('transactions.failed.heading'),
                text: error.message,
                again_label: text('transactions.failed.again'),
                onAgain: () => void refetch(),
              }
            : null
        }
      >
        {data && (rows.length > 0 ? <TransactionsTable rows={rows} /> : <Nothing filtered={isFiltered(filter)} />)}
      </ListFrame>
      {hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('transactions.more')}
          </Button>
        </div>
      )}
    </>
  )
}

export default TransactionsTab
