import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { type Once, useForm } from '#kernel/web/forms/use-form.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { turnRemindersOff } from '#kernel/web/popups/reminders-off.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { tellOwnEnd } from '#kernel/web/state/own-session-end.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { changePassword, restorePassword, setFirstPassword } from '../contract.ts'
import type { texts } from '../texts.ts'
import { password_wanted, passwordNotAsked } from './start-check.ts'

/** What authorises the change: a verified contact, a generated password, or the old password. */
type Right = { readonly by: 'token'; readonly token: string } | { readonly by: 'auto' } | { readonly by: 'old' }

interface Filled {
  readonly old_password: string
  readonly new_password: string
}

const save = (right: Right, { old_password, new_password }: Filled, once: Once) => {
  const options = { ...once, ends_session: true } as const
  if (right.by === 'token')
    return api.call<typeof restorePassword>('POST /rest/password/restore/', {
      body: { token: right.token, password: new_password },
      ...options,
    })
  if (right.by === 'auto')
    return api.call<typeof setFirstPassword>('POST /rest/players/change-password/', { body: { new_password }, ...options })
  return api.call<typeof changePassword>('POST /rest/player/change-password/', { body: { old_password, new_password }, ...options })
}

/** An expired reset has a window of its own; other errors are shown at the field that they name. */
const usePasswordForm = (right: Right, close: () => void) => {
  const text = useText<typeof texts>()
  /** Also a browser that was signed in is a guest's now: the second step is a guest's window. */
  const enterCode = async (ticket: unknown): Promise<void> => {
    tellOwnEnd()
    await reloadMain()
    switchModal('SecondFactor', { ticket })
    notify({ tone: 'positive', title: text('verification.password.saved-code') })
  }
  return useForm<Filled, { readonly success: true }>({
    fields: { defaultValues: { old_password: '', new_password: '' } },
    fieldOf: (name) => (name === 'old_password' ? 'old_password' : 'new_password'),
    call: (filled, once) => save(right, filled, once),
    onRefused: ({ error, details }) => {
      if (error === 'second-factor-needed') void enterCode(details['ticket'])
      else if (error === '3') switchModal('BlockedAccount')
      else if (error === 'restore-spent') switchModal('PasswordFailure')
      else {
        // The window opens again once they have signed in anew.
        if (error === 'proof-needed') window.sessionStorage.setItem(password_wanted, '1')
        return false
      }
      return true
    },
    onDone: async () => {
      close()
      notify({ tone: 'positive', title: text('verification.password.saved') })
      await reloadMain()
    },
  })
}

interface FieldsProps {
  readonly right: Right
  readonly form: UseFormReturn<Filled>
}

const PasswordFields = ({ right, form }: FieldsProps) => {
  const text = useText<typeof texts>()
  const { errors } = form.formState
  const first = right.by === 'old' ? 'old_password' : 'new_password'
  // On a touch screen autofocus would open the keyboard over the form before it is read.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) form.setFocus(first)
  }, [form, first])
  const words = {
    reveal_label: text('verification.password.reveal'),
    conceal_label: text('verification.password.conceal'),
    caps_lock_hint: text('verification.password.caps-lock'),
  }
  return (
    <>
      {right.by === 'old' && (
        <PasswordField
          {...form.register('old_password', { required: text('verification.password.missing') })}
          {...words}
          label={text('verification.password.old')}
          error={errors.old_password?.message}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...form.register('new_password', { required: text('verification.password.missing') })}
        {...words}
        label={text('verification.password.new')}
        hint={text('verification.password.hint')}
        error={errors.new_password?.message}
        autoComplete="new-password"
      />
    </>
  )
}

interface ReminderProps {
  readonly close: () => void
}

/** Storage key: the player dismissed the reminder to set a password; not asked again in this browser. */
const NotAgain = ({ close }: ReminderProps) => {
  const text = useText<typeof texts>()
  const { login } = useMain()
  const forget = (): void => {
    window.localStorage.setItem(passwordNotAsked(login), '1')
    close()
  }
  return (
    <Button variant="ghost" wide className="mt-2" onClick={forget}>
      {text('verification.password.not-again')}
    </Button>
  )
}

/**
 * MD-005: guests come here with the ticket of a verified contact; without one they must verify it first. As a reminder (AU-015) it
 * can be dismissed for a day.
 */
const PasswordChangeModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { isGuest, hasAutoPassword } = useMain()
  const token = typeof params['token'] === 'string' && params['token'] !== '' ? params['token'] : undefined
  const [right] = useState<Right>(() => (token ? { by: 'token', token } : { by: hasAutoPassword === true ? 'auto' : 'old' }))
  const [has_right] = useState(token !== undefined || !isGuest)
  const is_first = right.by === 'auto'
  const is_reminder = params['is_reminder'] === true
  const { form, send, is_sending, refused } = usePasswordForm(right, close)
  useEffect(() => {
    if (!has_right) switchModal('Remind')
  }, [has_right])
  const leave = (): void => {
    if (is_reminder) turnRemindersOff()
    close()
  }
  return (
    <FormDialog
      {...frame}
      tracked="SecuritySettings"
      onClose={leave}
      title={text(is_first ? 'verification.password.heading-first' : 'verification.password.heading')}
      description={text(is_first ? 'verification.password.intro-first' : 'verification.password.intro')}
      onSend={send}
      send_label={text('verification.password.save')}
      is_sending={is_sending}
      refused={refused}
      below={
        <>
          {right.by === 'old' && (
            <Disclosure className="mt-4" summary={text('verification.password.forgotten')}>
              {text('verification.password.forgotten-hint')}
            </Disclosure>
          )}
          {is_reminder && <NotAgain close={close} />}
        </>
      }
    >
      <PasswordFields right={right} form={form} />
    </FormDialog>
  )
}

export default PasswordChangeModal
