import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describedBy } from './field-frame.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The sentence that is agreed to; may hold links. */
  readonly label: ReactNode
  readonly error?: string | undefined
}

const box =
  'peer size-6 appearance-none rounded-xs bg-surface-1 inset-ring inset-ring-line-strong transition-colors checked:bg-accent checked:inset-ring-accent-ink hover:inset-ring-ink-soft aria-invalid:inset-ring-2 aria-invalid:inset-ring-negative disabled:opacity-50'

export const Checkbox = ({ label, error, className, id, ...rest }: CheckboxProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="flex min-h-11 items-start gap-3 py-2.5 text-sm text-ink">
        <span className="relative -mt-0.5 grid shrink-0">
          <input {...rest} {...describedBy(fieldId, { error })} id={fieldId} type="checkbox" className={classNames(box)} />
          <svg
            className="pointer-events-none absolute inset-1 size-4 scale-75 text-on-accent opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100"
            viewBox="0 0 16 16"
            fill="none"
            aria-hidden="true"
          >
            <path d="m3 8.5 3.3 3.3L13 5" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${fieldId}-error`} className="pl-9 text-sm text-negative">
          {error}
        </p>
      )}
    </div>
  )
}
