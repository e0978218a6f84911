import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SegmentedProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly onChange: (value: Value) => void
  readonly size?: 'sm' | 'md'
  readonly wide?: boolean
  readonly className?: string
}

/**
 * A choice of a few options that are all visible (theme, odds format, play mode), wrapping into lines if needed. Radio buttons
 * underneath, so arrow keys move the selection.
 */
export const Segmented = <Value extends string>({
  label,
  value,
  options,
  onChange,
  size = 'md',
  wide,
  className,
}: SegmentedProps<Value>) => {
  const name = useId()
  return (
    <fieldset
      className={classNames(
        'inline-flex max-w-full flex-wrap gap-1 rounded-md bg-surface-2 p-1 inset-ring inset-ring-line',
        wide && 'flex w-full',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex min-w-11 items-center justify-center gap-1.5 rounded-sm px-2 desk:min-w-0 before:absolute before:inset-x-0 before:-inset-y-1 desk:before:hidden sm:px-3 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink has-checked:bg-surface-1 has-checked:text-ink has-checked:shadow-low has-checked:inset-ring has-checked:inset-ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-focus',
            size === 'md' ? 'min-h-9' : 'min-h-9 desk:min-h-7',
            // Each as wide as its text, unless they share a full line.
            wide ? 'flex-1' : 'flex-auto',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
