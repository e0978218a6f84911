import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  readonly reveal_label: string
  readonly conceal_label: string
}

/** A password with a button that shows it. Say `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = ({ reveal_label, conceal_label, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          label={shown ? conceal_label : reveal_label}
          aria-pressed={shown}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
