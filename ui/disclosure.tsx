import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type DisclosureProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean
  /** Disclosures with the same name close each other. */
  readonly name?: string
  readonly className?: string
}

/** A heading that expands its content: FAQ entries, details of a bonus. Works without scripts. */
export const Disclosure = ({ summary, children, open, name, className }: DisclosureProps) => (
  <details open={open} name={name} className={classNames('group/disclosure rounded-md bg-surface-1 inset-ring inset-ring-line', className)}>
    <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-md px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
      {summary}
      <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open/disclosure:rotate-180" aria-hidden="true" />
    </summary>
    <div className="px-4 pb-4 text-ink-soft">{children}</div>
  </details>
)
