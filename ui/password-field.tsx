import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  readonly reveal_label: string
  readonly conceal_label: string
  /** Replaces the hint while Caps Lock is on. */
  readonly caps_lock_hint?: string
}

/** A password field with a button that reveals it. Set `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = ({ reveal_label, conceal_label, caps_lock_hint, hint, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const [has_caps_lock, setHasCapsLock] = useState(false)
  // Autofill sends key events without modifier state.
  const look = (event: KeyboardEvent): void => setHasCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      hint={has_caps_lock && caps_lock_hint ? caps_lock_hint : hint}
      onKeyUp={(event) => look(event.nativeEvent)}
      onKeyDown={(event) => look(event.nativeEvent)}
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
