import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describedBy } from './field-frame.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The text that is agreed to; may contain links. */
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
      <label htmlFor={fieldId} className={classNames('flex items-start gap-3 pt-2.5 text-sm text-ink', error ? 'pb-1' : 'min-h-11 pb-2.5')}>
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
      {/* The error is nearer to its own box than to the next one. */}
      {error && (
        <p id={`${fieldId}-error`} className="flex gap-1.5 pb-3 pl-9 text-sm text-negative">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
