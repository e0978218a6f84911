import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileLink } from '#kernel/web/files/file-link.tsx'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { TextField } from './text-field.tsx'

interface Day {
  readonly label: string
  /** As a date field gives it; empty for no bound. */
  readonly value: string
  readonly onChange: (day: string) => void
}

interface ListFiltersProps {
  readonly from: Day
  readonly to: Day
  /** The list without any filter; null while there is none. */
  readonly clear: { readonly label: string; readonly onClear: () => void } | null
  /** The same list as a file. */
  readonly file: { readonly label: string; readonly href: string }
  readonly columns: 3 | 4
  /** The list's own choices, before the days. */
  readonly children: ReactNode
}

/** What a long list shows: its own choices, from which day to which, and the same as a file. */
export const ListFilters = ({ from, to, clear, file, columns, children }: ListFiltersProps) => (
  <div className="mb-4">
    <div className={classNames('grid grid-cols-2 gap-3', columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4')}>
      {children}
      <TextField
        type="date"
        label={from.label}
        value={from.value}
        max={to.value || undefined}
        onChange={(event) => from.onChange(event.target.value)}
      />
      <TextField
        type="date"
        label={to.label}
        value={to.value}
        min={from.value || undefined}
        onChange={(event) => to.onChange(event.target.value)}
      />
    </div>
    <div className="mt-3 flex min-h-9 flex-wrap justify-end gap-2">
      {clear && (
        <Button size="sm" variant="ghost" onClick={clear.onClear}>
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
