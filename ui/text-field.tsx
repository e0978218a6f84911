import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, describedBy, inputClass } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldTexts & {
    /** An icon or short text before and after the input. */
    readonly start?: ReactNode
    readonly end?: ReactNode
  }

/** A text input with label, hint and error. Accepts `{...register('name')}` of react-hook-form. */
export const TextField = ({ label, label_hidden, hint, error, start, end, className, id, ...rest }: TextFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame {...{ label, label_hidden, hint, error, className }} id={fieldId}>
      <div className="relative flex items-center">
        {start && <span className="pointer-events-none absolute left-4 text-ink-soft [&_svg]:size-5">{start}</span>}
        <input
          type="text"
          {...rest}
          {...describedBy(fieldId, { hint, error })}
          id={fieldId}
          className={classNames(inputClass, start ? 'pl-11' : null, end ? 'pr-13' : null)}
        />
        {end && <span className="absolute right-1.5 text-sm text-ink-soft">{end}</span>}
      </div>
    </FieldFrame>
  )
}
