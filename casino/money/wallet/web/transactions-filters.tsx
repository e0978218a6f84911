import { Download } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { texts } from '../transactions-texts.ts'
import { allTransactions, isFiltered, kindGroups, transactionsCsvUrl, type KindGroup, type TransactionsFilter } from './use-transactions.ts'

const groups = Object.keys(kindGroups) as KindGroup[]

interface TransactionsFiltersProps {
  readonly filter: TransactionsFilter
  readonly onChange: (filter: TransactionsFilter) => void
}

/** Which movements are listed, and the same ones as a file. */
export const TransactionsFilters = ({ filter, onChange }: TransactionsFiltersProps) => {
  const text = useText<typeof texts>()
  return (
    <div className="mb-4">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <SelectField
          className="max-md:col-span-2"
          label={text('transactions.filter.kinds')}
          value={filter.group}
          onChange={(event) => onChange({ ...filter, group: groups.find((group) => group === event.target.value) ?? '' })}
          options={[
            { value: '', label: text('transactions.filter.all') },
            ...groups.map((group) => ({ value: group, label: text(`transactions.filter.${group}`) })),
          ]}
        />
        <TextField
          type="date"
          label={text('transactions.filter.from')}
          value={filter.first_day}
          max={filter.last_day || undefined}
          onChange={(event) => onChange({ ...filter, first_day: event.target.value })}
        />
        <TextField
          type="date"
          label={text('transactions.filter.to')}
          value={filter.last_day}
          min={filter.first_day || undefined}
          onChange={(event) => onChange({ ...filter, last_day: event.target.value })}
        />
      </div>
      <div className="mt-3 flex min-h-9 flex-wrap justify-end gap-2">
        {isFiltered(filter) && (
          <Button size="sm" variant="ghost" onClick={() => onChange(allTransactions)}>
            {text('transactions.filter.clear')}
          </Button>
        )}
        <a href={transactionsCsvUrl(filter)} download className={buttonClass({ size: 'sm', variant: 'secondary' })}>
          <Download className="size-4" aria-hidden="true" />
          {text('transactions.csv')}
        </a>
      </div>
    </div>
  )
}
