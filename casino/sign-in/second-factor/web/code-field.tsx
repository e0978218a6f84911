import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { texts } from '../texts.ts'

interface CodeFieldProps {
  readonly form: UseFormReturn<{ code: string }>
  readonly label: string
  /** Six digits only; otherwise recovery codes are accepted too. */
  readonly is_digits: boolean
  /** Focused at first, if it is the window's only field. */
  readonly is_first?: boolean
}

/** The input of a code. */
export const CodeField = ({ form, label, is_digits, is_first = true }: CodeFieldProps) => {
  const text = useText<typeof texts>()
  useEffect(() => {
    if (is_first) form.setFocus('code')
  }, [form, is_first])
  return (
    <TextField
      {...form.register('code', { validate: (code) => code.trim() !== '' || text('second-factor.code-missing') })}
      label={label}
      error={form.formState.errors.code?.message}
      inputMode={is_digits ? 'numeric' : 'text'}
      autoComplete={is_digits ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={is_digits ? 10 : 40}
    />
  )
}
