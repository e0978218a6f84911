import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { changePhoneEndpoint, checkConfirmation, requestConfirmation } from '../contract.ts'
import type { Kind, Method } from '../rules.ts'
import type { texts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { nextStep } from './confirmation-steps.ts'
import { gameCookie } from './stored-game.ts'
import { useSending } from './use-sending.ts'

interface StepProps {
  readonly kind: Kind
  readonly contact: string
}

interface EmailStartProps {
  readonly contact: string
  readonly onSend: () => void
  readonly is_sending: boolean
}

const EmailStart = ({ contact, onSend, is_sending }: EmailStartProps) => {
  const text = useText<typeof texts>()
  return (
    <>
      <p className="rounded-md bg-surface-2 px-4 py-3 font-semibold break-all">{contact}</p>
      <Button size="lg" wide loading={is_sending} onClick={onSend}>
        {text('verification.confirm.by.email')}
      </Button>
    </>
  )
}

interface PhoneStartProps {
  readonly contact: string
  readonly onSend: (method: Method) => Promise<unknown>
}

/** The number may be changed here; then it is given to the house before the code is asked for. */
const PhoneStart = ({ contact, onSend }: PhoneStartProps) => {
  const text = useText<typeof texts>()
  const form = useForm({ defaultValues: { phone: contact } })
  const sendBy = (method: Method) =>
    form.handleSubmit(async ({ phone }) => {
      const answer = await api.call<typeof changePhoneEndpoint>('POST /rest/player/phone/change/', { body: { phone } })
      if (!answer.success) return form.setError('phone', { message: answer.errors['phone'] ?? answer.message }, { shouldFocus: true })
      await reloadMain()
      await onSend(method)
    })
  return (
    <form noValidate onSubmit={(event) => void sendBy('sms')(event)} className="flex flex-col gap-4">
      <TextField
        {...form.register('phone')}
        type="tel"
        label={text('verification.confirm.phone')}
        error={form.formState.errors.phone?.message}
        autoComplete="tel"
        placeholder="+380"
      />
      <Button type="submit" size="lg" wide loading={form.formState.isSubmitting}>
        {text('verification.confirm.by.sms')}
      </Button>
      <Button variant="secondary" wide loading={form.formState.isSubmitting} onClick={() => void sendBy('flash_call')()}>
        {text('verification.confirm.by.flash_call')}
      </Button>
    </form>
  )
}

const ContactStep = ({ kind, contact }: StepProps) => {
  const text = useText<typeof texts>()
  const { sent, refused, is_sending, send } = useSending((method) =>
    api.call<typeof requestConfirmation>('POST /rest/player/{type}/confirmation/request/', {
      params: { type: kind },
      body: method ? { method } : {},
    }),
  )
  const check = async (code: string): Promise<string | undefined> => {
    const answer = await api.call<typeof checkConfirmation>('POST /rest/player/{type}/confirmation/check/', {
      params: { type: kind },
      body: { code },
    })
    if (!answer.success) return answer.message
    await reloadMain()
    return undefined
  }
  if (sent)
    return (
      <CodeForm sent={sent} onCheck={check} onAgain={(method) => void send(method)} is_sending={is_sending} refused={refused}>
        {text(`verification.sent.${sent.method}`, { contact })}
      </CodeForm>
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text(`verification.confirm.intro.${kind}`)}</p>
      {refused && (
        <Notice tone="negative" announce>
          {refused}
        </Notice>
      )}
      {kind === 'email' ? (
        <EmailStart contact={contact} onSend={() => void send()} is_sending={is_sending} />
      ) : (
        <PhoneStart contact={contact} onSend={send} />
      )}
    </div>
  )
}

/** MD-004, AU-022: `type` says which contact is confirmed; without one it is the e-mail, where there is one. `game`
 * is what the player was about to play: the link of the letter opens it again (GA-022). */
const RegistrationConfirmModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { email, phone, emailConfirmed, confirmed, Registration } = useMain()
  const [wanted] = useState<Kind>(() => (params['type'] === 'phone' || typeof email !== 'string' ? 'phone' : 'email'))
  const { game } = params
  useEffect(() => {
    const cookie = gameCookie(game)
    if (cookie !== undefined) document.cookie = cookie
  }, [game])
  const funnel = (Registration as { registrationFunnel?: { isNeedConfirmAllContacts?: boolean } } | undefined)?.registrationFunnel
  const step = nextStep({ email: emailConfirmed === true, phone: confirmed === true }, funnel?.isNeedConfirmAllContacts === true, wanted)
  const contact = step === 'email' ? email : phone
  return (
    <Dialog {...useModalFrame()} size="sm" title={text(`verification.confirm.heading.${step}`)}>
      {step === 'done' ? (
        <>
          <Notice tone="positive" announce>
            {text('verification.confirm.done')}
          </Notice>
          <Button wide size="lg" className="mt-6" onClick={close}>
            {text('verification.confirm.close')}
          </Button>
        </>
      ) : (
        <ContactStep key={step} kind={step} contact={typeof contact === 'string' ? contact : ''} />
      )}
    </Dialog>
  )
}

export default RegistrationConfirmModal
