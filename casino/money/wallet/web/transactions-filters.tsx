import { useState } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { dayPresets } from '#kernel/web/texts/day-presets.ts'
import { ListFilters } from '#ui/list-filters.tsx'
import { SelectField } from '#ui/select-field.tsx'
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
  const [now] = useState(() => new Date())
  return (
    <ListFilters
      presets={dayPresets((preset) => text(`transactions.days.${preset}`), now)}
      other_label={text('transactions.days.other')}
      onDays={(days) => onChange({ ...filter, ...days })}
      columns={3}
      from={{
        label: text('transactions.filter.from'),
        value: filter.first_day,
        onChange: (first_day) => onChange({ ...filter, first_day }),
      }}
      to={{ label: text('transactions.filter.to'), value: filter.last_day, onChange: (last_day) => onChange({ ...filter, last_day }) }}
      clear={isFiltered(filter) ? { label: text('transactions.filter.clear'), onClear: () => onChange(allTransactions) } : null}
      file={{ label: text('transactions.csv'), href: transactionsCsvUrl(filter) }}
    >
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
    </ListFilters>
  )
}
