import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
}

/** A setting that applies at once; in forms that are submitted use a checkbox. */
export const Switch = ({ label, hint, className, id, ...rest }: SwitchProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <label htmlFor={fieldId} className={classNames('flex min-h-11 items-center justify-between gap-4 py-2', className)}>
      <span className="min-w-0">
        <span className="block text-sm font-semibold text-ink">{label}</span>
        {hint && (
          <span id={`${fieldId}-hint`} className="block text-sm text-pretty text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-grid shrink-0 items-center">
        <input
          {...rest}
          id={fieldId}
          type="checkbox"
          role="switch"
          aria-describedby={hint ? `${fieldId}-hint` : undefined}
          className="peer h-7 w-12 appearance-none rounded-full bg-surface-3 inset-ring inset-ring-line-strong transition-colors checked:bg-accent checked:inset-ring-accent-ink disabled:opacity-50"
        />
        <span className="pointer-events-none absolute left-1 size-5 rounded-full bg-ink transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent peer-disabled:opacity-50" />
      </span>
    </label>
  )
}
