import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { WithSupport } from '#kernel/web/texts/with-support.tsx'
import { classNames } from './class-names.ts'

export type FieldTexts = {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong and what to do. If set, the field is marked as invalid. */
  readonly error?: string | undefined
  /** Shows the label to screen readers only. */
  readonly label_hidden?: boolean
}

type FieldFrameProps = FieldTexts & {
  readonly id: string
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The attributes that connect an input to its hint and error. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
})

/**
 * The scroll margin keeps the label visible when the field is scrolled to. An invalid focused field shows both its own ring and the
 * focus ring.
 */
export const inputClass =
  'h-12 w-full scroll-mt-9 min-w-0 rounded-md bg-surface-1 px-4 text-base text-ink inset-ring inset-ring-line-strong transition-shadow placeholder:text-ink-soft hover:inset-ring-ink-soft focus-visible:inset-ring-2 focus-visible:inset-ring-focus focus-visible:outline-0 aria-invalid:inset-ring-2 aria-invalid:inset-ring-negative aria-invalid:focus-visible:outline-2 disabled:opacity-60'

/** After a failed submission the focus is already in the field, so its error message is scrolled into view. */
const useErrorInSight = (id: string, error: string | undefined) => {
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!error) return undefined
    // The form sets the focus after it has set the error.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.id === id) shown.current?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [id, error])
  return shown
}

/** Label, input, and below it the error or the hint. */
export const FieldFrame = ({ id, label, label_hidden = false, hint, error, className, children }: FieldFrameProps) => {
  const shown = useErrorInSight(id, error)
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={label_hidden ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
      </label>
      {children}
      {error ? (
        <p ref={shown} id={`${id}-error`} className="flex scroll-mb-6 gap-1.5 text-sm text-negative">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0">
            <WithSupport>{error}</WithSupport>
          </span>
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
