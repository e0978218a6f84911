import type { ReactNode } from 'react'

interface RowLineProps {
  readonly title: ReactNode
  /** What the row comes to, opposite its title. */
  readonly result: ReactNode
  /** When it was, its number. */
  readonly notes: ReactNode
  readonly aside?: ReactNode
}

/** A row of a long list on a phone: what and how much, and below it when. */
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
