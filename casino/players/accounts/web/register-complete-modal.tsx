import { useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { turnRemindersOff } from '#kernel/web/popups/reminders-off.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { completeRegistration } from '../contract.ts'
import { contactFieldOf } from '../forms.ts'
import type { texts } from '../texts.ts'
import { type Confirmed, Confirmations } from './confirmations.tsx'
import { contactHintOf } from './contact-hint.ts'

interface Missing extends Confirmed {
  readonly contact: string
}

/** Sends the missing data. The server checks every field, so that all errors are shown at once. */
const useCompletion = (lacks_contact: boolean, close: () => void) => {
  const text = useText<typeof texts>()
  return useForm<Missing, { readonly success: true }>({
    fields: { defaultValues: { contact: '', isAgeConfirmed: false, isAgreementsConfirmed: false } },
    // An invalid contact is shown at its field, whatever the server names it.
    fieldOf: (name) => (name === 'email' || name === 'phone' ? 'contact' : (name as keyof Missing)),
    call: ({ contact, ...confirmed }, once) => {
      const body = { ...confirmed, ...(lacks_contact ? contactFieldOf(contact) : {}) }
      return api.call<typeof completeRegistration>('POST /rest/players/register/complete/', { body, ...once })
    },
    onDone: async () => {
      close()
      notify({ tone: 'positive', title: text('registration.complete.done') })
      await reloadMain()
    },
  })
}

/** MD-003, AU-009, AU-015: asks for what an account lacks. It can be dismissed for a day; features that need the data ask again. */
const RegisterCompleteModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const main = useMain()
  const [lacks_contact] = useState(typeof main.email !== 'string' && typeof main.phone !== 'string')
  const { form, send, is_sending, refused } = useCompletion(lacks_contact, close)
  const { errors } = form.formState
  const leave = (): void => {
    turnRemindersOff()
    close()
  }
  return (
    <FormDialog
      {...frame}
      onClose={leave}
      title={text('registration.complete.heading')}
      description={text(lacks_contact ? 'registration.complete.intro-contact' : 'registration.complete.intro')}
      onSend={send}
      send_label={text('registration.complete.send')}
      is_sending={is_sending}
      refused={refused}
    >
      {lacks_contact && (
        <TextField
          {...form.register('contact')}
          label={text('registration.contact')}
          hint={text(contactHintOf(main), { login: main.login ?? '' })}
          error={errors.contact?.message}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Confirmations register={form.register as unknown as UseFormRegister<Confirmed>} errors={errors} />
    </FormDialog>
  )
}

export default RegisterCompleteModal
