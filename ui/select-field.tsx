import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, describedBy, inputClass } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    readonly options: readonly {
      readonly value: string
      readonly label: string
      readonly disabled?: boolean
    }[]
  }

/** The native select: the quickest and most familiar one on a phone. */
export const SelectField = ({ label, label_hidden, hint, error, options, className, id, ...rest }: SelectFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame {...{ label, label_hidden, hint, error, className }} id={fieldId}>
      <div className="relative flex items-center">
        <select
          {...rest}
          {...describedBy(fieldId, { hint, error })}
          id={fieldId}
          className={classNames(inputClass, 'appearance-none pr-11')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} className="bg-surface-1 text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute right-3.5 size-5 text-ink-soft" aria-hidden="true" />
      </div>
    </FieldFrame>
  )
}
