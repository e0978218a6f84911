import type { ReactNode } from 'react'

interface RowLineProps {
  readonly title: ReactNode
  /** The row's result, opposite its title. */
  readonly result: ReactNode
  /** Secondary details: time, number. */
  readonly notes: ReactNode
  readonly aside?: ReactNode
}

/** A row of a long list on a phone: title and amount, details below. */
export const RowLine = ({ title, result, notes, aside }: RowLineProps) => (
  <div className="flex flex-col gap-0.5">
    <div className="flex items-baseline justify-between gap-3 font-semibold">
      <span className="min-w-0 truncate">{title}</span>
      <span className="amount shrink-0">{result}</span>
    </div>
    <div className="flex items-baseline justify-between gap-3 text-xs text-ink-soft">
      <span className="amount min-w-0">{notes}</span>
      {aside && <span className="amount shrink-0">{aside}</span>}
    </div>
  </div>
)
