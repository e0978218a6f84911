import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { texts } from '../texts.ts'

interface ContactPasswordProps extends UseFormRegisterReturn {
  readonly hint: string
  readonly error: string | undefined
}

/** The player's password, which makes a new contact a name to log in by. */
export const ContactPassword = (field: ContactPasswordProps) => {
  const text = useText<typeof texts>()
  return (
    <PasswordField
      {...field}
      label={text('verification.confirm.password')}
      autoComplete="current-password"
      reveal_label={text('verification.password.reveal')}
      conceal_label={text('verification.password.conceal')}
      caps_lock_hint={text('verification.password.caps-lock')}
    />
  )
}
