import type { ReactNode } from 'react'

interface StepProps {
  readonly number: number
  readonly heading: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One numbered step of a check. */
export const Step = ({ number, heading, aside, children }: StepProps) => (
  <section className="rounded-md bg-surface-2 p-4">
    <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        className="amount grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink"
        aria-hidden="true"
      >
        {number}
      </span>
      <h3 className="flex-1 font-bold">{heading}</h3>
      {aside}
    </header>
    {children}
  </section>
)
