import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { confirmRestore, confirmRestoreByCall, confirmRestoreByCode, requestRestore } from '../contract.ts'
import type { Method } from '../rules.ts'
import type { texts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { useSending } from './use-sending.ts'

interface ContactFormProps {
  readonly contact: string
  readonly refused: string | undefined
  readonly onSend: (contact: string) => Promise<unknown>
}

// Not a `useForm` of kernel/web/forms: the same call also sends further codes after this form is gone (useSending).
const ContactForm = ({ contact, refused, onSend }: ContactFormProps) => {
  const text = useText<typeof texts>()
  const form = useForm({ defaultValues: { contact } })
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) form.setFocus('contact')
  }, [form])
  const send = form.handleSubmit((filled) => onSend(filled.contact))
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <TextField
        {...form.register('contact', { validate: (typed) => typed.trim() !== '' || text('contact-invalid') })}
        label={text('verification.remind.contact')}
        error={form.formState.errors.contact?.message ?? refused}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <Button type="submit" size="lg" wide loading={form.formState.isSubmitting}>
        {text('verification.remind.send')}
      </Button>
      <Button variant="ghost" onClick={() => switchModal('Login')}>
        {text('verification.remind.back')}
      </Button>
    </form>
  )
}

/** If both a call and a message were sent, the digits of either may be typed; the server finds out which (API-026). */
const prove = (methods: ReadonlySet<Method>, contact: string, code: string) =>
  methods.size > 1
    ? api.call<typeof confirmRestore>('POST /rest/password/confirm-request-restore/', { body: { contact, confirmation: code } })
    : methods.has('flash_call')
      ? api.call<typeof confirmRestoreByCall>('POST /rest/password/confirm-request-restore-by-call/', { body: { contact, digits: code } })
      : api.call<typeof confirmRestoreByCode>('POST /rest/password/confirm-request-restore-by-code/', { body: { contact, code } })

/** MD-009: a contact, then its code, then PasswordChange. It does not reveal whether anybody has the contact. */
const RemindModal = () => {
  const text = useText<typeof texts>()
  const [contact, setContact] = useState('')
  // A ref, so that the call uses the typed contact even before the next render.
  const asked = useRef('')
  const sending = useSending((method) =>
    api.call<typeof requestRestore>('POST /remind/', { body: { contact: asked.current, ...(method ? { method } : {}) } }),
  )
  const { sent, ways, refused, is_sending, send, forget } = sending
  const check = async (code: string): Promise<string | undefined> => {
    const answer = await prove(ways, contact, code)
    if (answer.success) switchModal('PasswordChange', { token: answer.token })
    else if (answer.error === '3') switchModal('BlockedAccount')
    else return answer.message
    return undefined
  }
  const start = (typed: string) => {
    asked.current = typed.trim()
    setContact(asked.current)
    return send()
  }
  return (
    <Dialog
      {...useModalFrame()}
      size="sm"
      title={text('verification.remind.heading')}
      description={sent ? undefined : text('verification.remind.intro')}
    >
      {sent ? (
        <>
          <CodeForm sent={sent} onCheck={check} onAgain={(method) => void send(method)} is_sending={is_sending} refused={refused}>
            {text(`verification.remind.sent.${sent.method}`, { contact })}
          </CodeForm>
          <Button variant="ghost" wide className="mt-2" onClick={forget}>
            {text('verification.remind.other-contact')}
          </Button>
        </>
      ) : (
        <ContactForm contact={contact} refused={refused} onSend={start} />
      )}
    </Dialog>
  )
}

export default RemindModal
