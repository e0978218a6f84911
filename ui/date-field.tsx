import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Ref } from 'react'
import type { texts } from '#kernel/web/texts/day-texts.ts'
import { dayAsTyped, typedDay } from '#kernel/web/texts/typed-day.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

type DateFieldProps = FieldTexts & {
  /** A day, `2026-12-05`; empty for none. */
  readonly value: string
  /** Called with each whole day, and with none when the field is emptied. */
  readonly onChange: (day: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement>
  /** What the calendar offers. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly autoComplete?: string
  readonly readOnly?: boolean
  readonly className?: string
}

/**
 * A day, typed as the site writes days, or chosen in the browser's calendar. The browser's own field would write it by the rules of the
 * browser's language, which need not be the page's.
 */
export const DateField = ({ value, onChange, onBlur, min, max, readOnly = false, ...rest }: DateFieldProps) => {
  const text = useText<typeof texts>()
  const calendar = useRef<HTMLInputElement>(null)
  /** What is being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null)
  const type = (words: string): void => {
    setTyped(words)
    const day = typedDay(words)
    if (day !== null) onChange(day)
  }
  const leave = (): void => {
    setTyped(null)
    onBlur?.()
  }
  return (
    <TextField
      {...rest}
      readOnly={readOnly}
      inputMode="numeric"
      placeholder={text('day.written')}
      value={typed ?? dayAsTyped(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      end={
        readOnly ? null : (
          <>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 size-full opacity-0"
              {...{ min, max, value }}
              onChange={(event) => onChange(event.target.value)}
            />
            <IconButton
              size="sm"
              label={text('day.calendar', { label: rest.label })}
              icon={<CalendarDays aria-hidden="true" />}
              onClick={() => calendar.current?.showPicker()}
            />
          </>
        )
      }
    />
  )
}
