import { useState } from 'react'
import { useForm, type UseFormRegister } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { putOff } from '#kernel/web/popups/put-off.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { completeRegistration } from '../contract.ts'
import { contactFieldOf } from '../form-rules.ts'
import type { texts } from '../texts.ts'
import { type Confirmed, Confirmations } from './confirmations.tsx'
import { contactHintOf } from './contact-hint.ts'

interface Missing extends Confirmed {
  readonly contact: string
}

const fields = ['contact', 'isAgeConfirmed', 'isAgreementsConfirmed'] as const

/** What the house says of each field; a wrong contact belongs to its field, whatever the house calls it. */
const saidOf = ({ email, phone, ...rest }: Readonly<Record<string, string>>): Readonly<Record<string, string | undefined>> => ({
  ...rest,
  contact: email ?? phone,
})

/** Sends what was missing. The house looks at every field, so that all mistakes are told at once. */
const useCompletion = (lacks_contact: boolean, close: () => void) => {
  const text = useText<typeof texts>()
  const [refused, setRefused] = useState<string>()
  const form = useForm<Missing>({ defaultValues: { contact: '', isAgeConfirmed: false, isAgreementsConfirmed: false } })
  const send = form.handleSubmit(async ({ contact, ...confirmed }) => {
    setRefused(undefined)
    const body = { ...confirmed, ...(lacks_contact ? contactFieldOf(contact) : {}) }
    const answer = await api.call<typeof completeRegistration>('POST /rest/players/register/complete/', { body })
    if (answer.success) {
      close()
      notify({ tone: 'positive', title: text('registration.complete.done') })
      await reloadMain()
      return
    }
    const said = saidOf(answer.errors)
    const wrong = fields.filter((name) => said[name] !== undefined)
    if (wrong.length === 0) return setRefused(answer.message)
    wrong.forEach((name, index) => form.setError(name, { message: said[name] ?? '' }, { shouldFocus: index === 0 }))
  })
  return { form, send, refused }
}

/** MD-003, AU-009, AU-015: what an account lacks. It may be put off for a day; what needs it will say so. */
const RegisterCompleteModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const main = useMain()
  const [lacks_contact] = useState(typeof main['email'] !== 'string' && typeof main['phone'] !== 'string')
  const { form, send, refused } = useCompletion(lacks_contact, close)
  const { errors, isSubmitting } = form.formState
  const leave = (): void => {
    putOff()
    close()
  }
  return (
    <FormDialog
      {...frame}
      onClose={leave}
      title={text('registration.complete.heading')}
      description={text(lacks_contact ? 'registration.complete.intro-contact' : 'registration.complete.intro')}
      onSend={() => void send()}
      send_label={text('registration.complete.send')}
      is_sending={isSubmitting}
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
