import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Link } from 'react-router'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { texts } from '../texts.ts'

export interface Confirmed {
  readonly isAgeConfirmed: boolean
  readonly isAgreementsConfirmed: boolean
}

interface ConfirmationsProps {
  readonly register: UseFormRegister<Confirmed>
  readonly errors: FieldErrors<Confirmed>
}

/** AU-008, AU-009: never pre-ticked. */
export const Confirmations = ({ register, errors }: ConfirmationsProps) => {
  const text = useText<typeof texts>()
  const { Registration } = useMain()
  return (
    <div>
      <Checkbox
        {...register('isAgeConfirmed')}
        label={text('registration.age', { age: Registration?.minimalAge ?? 21 })}
        error={errors.isAgeConfirmed?.message}
      />
      <Checkbox
        {...register('isAgreementsConfirmed')}
        label={
          <>
            {text('registration.agreements')}
            {'. '}
            <Link to="/terms/" target="_blank" rel="noopener" className="text-accent-ink underline">
              {text('registration.agreements-link')}
            </Link>
          </>
        }
        error={errors.isAgreementsConfirmed?.message}
      />
    </div>
  )
}
