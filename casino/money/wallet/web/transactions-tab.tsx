import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { SkeletonRow } from '#ui/skeleton.tsx'
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
      <Card flush aria-busy={isPending}>
        {isPending && (
          <div role="status" aria-label={text('transactions.loading')}>
            {Array.from({ length: 6 }, (_, row) => (
              <SkeletonRow key={row} />
            ))}
          </div>
        )}
        {isError && (
          <ErrorState
            picture={<Illustration name="error" />}
            heading={text('transactions.failed.heading')}
            action={<Button onClick={() => void refetch()}>{text('transactions.failed.again')}</Button>}
          >
            {error.message}
          </ErrorState>
        )}
        {data && (rows.length > 0 ? <TransactionsTable rows={rows} /> : <Nothing filtered={isFiltered(filter)} />)}
      </Card>
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
