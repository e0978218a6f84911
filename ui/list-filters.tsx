import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FileLink } from '#kernel/web/files/file-link.tsx'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { Chip } from './chip.tsx'
import { classNames } from './class-names.ts'
import { DateField } from './date-field.tsx'

interface Day {
  readonly label: string
  /** A day, `2026-12-05`; empty means unbounded. */
  readonly value: string
  readonly onChange: (day: string) => void
}

interface Preset {
  readonly label: string
  readonly days: { readonly first_day: string; readonly last_day: string }
}

interface ListFiltersProps {
  readonly from: Day
  readonly to: Day
  /** Preset date ranges; other days are chosen in date inputs behind `other_label`. */
  readonly presets: readonly Preset[]
  readonly other_label: string
  readonly onDays: (days: Preset['days']) => void
  /** The list without filters; null if no filter is set. */
  readonly clear: { readonly label: string; readonly onClear: () => void } | null
  /** The same list as a file. */
  readonly file: { readonly label: string; readonly href: string }
  readonly columns: 3 | 4
  /** The list's own filters, before the dates. */
  readonly children: ReactNode
}

/** Filters of a history list: its own filters, a date range, and export to a file. */
export const ListFilters = ({ from, to, presets, other_label, onDays, clear, file, columns, children }: ListFiltersProps) => {
  const preset = presets.find(({ days }) => days.first_day === from.value && days.last_day === to.value)
  const [is_other, setOther] = useState(false)
  const shows_fields = is_other || !preset
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1">
        {presets.map(({ label, days }) => (
          <Chip
            key={label}
            selected={!shows_fields && preset?.label === label}
            onClick={() => {
              setOther(false)
              onDays(days)
            }}
          >
            {label}
          </Chip>
        ))}
        <Chip selected={shows_fields} aria-expanded={shows_fields} onClick={() => setOther(true)}>
          {other_label}
        </Chip>
      </div>
      <div className={classNames('grid grid-cols-2 gap-3', columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4')}>
        {children}
        {shows_fields && (
          <>
            <DateField {...from} max={to.value || undefined} />
            <DateField {...to} min={from.value || undefined} />
          </>
        )}
      </div>
      <div className="flex min-h-9 flex-wrap justify-end gap-2">
        {clear && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setOther(false)
              clear.onClear()
            }}
          >
            {clear.label}
          </Button>
        )}
        <FileLink href={file.href} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
          <Download className="size-4" aria-hidden="true" />
          {file.label}
        </FileLink>
      </div>
    </div>
  )
}
