import { useState } from 'react'
import { Link } from 'react-router'
import { PagedList } from '#ui/paged-list.tsx'
import { useIsDeskClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { texts } from '../transactions-texts.ts'
import { TransactionsFilters } from './transactions-filters.tsx'
import { TransactionsTable } from './transactions-table.tsx'
import { allTransactions, isFiltered, useTransactions } from './use-transactions.ts'

const Nothing = ({ filtered }: { readonly filtered: boolean }) => {
  const text = useText<typeof texts>()
  const is_desk_closed = useIsDeskClosed()
  return (
    <EmptyState
      picture={<Illustration name={filtered ? 'no-results' : 'no-history'} />}
      heading={text(filtered ? 'transactions.nothing.heading' : 'transactions.empty.heading')}
      action={
        filtered ? null : (
          <Link to="/cash/deposit/" className={buttonClass(is_desk_closed ? { variant: 'secondary' } : {})}>
            {text(is_desk_closed ? 'transactions.empty.desk-closed' : 'transactions.empty.action')}
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
  const [filter, setFilter] = useState(allTransactions)
  const list = useTransactions(filter)
  return (
    <>
      <TransactionsFilters filter={filter} onChange={setFilter} />
      <PagedList list={list} empty={<Nothing filtered={isFiltered(filter)} />}>
        {(rows) => <TransactionsTable rows={rows} />}
      </PagedList>
    </>
  )
}

export default TransactionsTab
