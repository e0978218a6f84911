import { type BaseSyntheticEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { changePhoneEndpoint, checkConfirmation, requestConfirmation } from '../contract.ts'
import type { Kind, Method } from '../rules.ts'
import type { texts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { ContactPassword } from './contact-password.tsx'
import { EmailChangeStep } from './email-change-step.tsx'
import { useSending } from './use-sending.ts'
import { useAttempts } from './use-attempts.ts'

interface StepProps {
  readonly kind: Kind
  readonly contact: string
  /** The reason for confirming; omitted if the window has already given it. */
  readonly has_intro?: boolean
  /** Another contact is to take the place of this one, which may be confirmed. */
  readonly is_change?: boolean
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
  readonly is_change: boolean
  readonly onSend: (method: Method) => Promise<unknown>
}

/** The number may be changed here; it is then saved before the code is requested. */
const PhoneStart = ({ contact, is_change, onSend }: PhoneStartProps) => {
  const text = useText<typeof texts>()
  const { hasAutoPassword } = useMain()
  // Only a new number requires the password, because it becomes a log-in name.
  const isNew = (phone: string): boolean => phone.trim() !== contact && hasAutoPassword !== true
  const way = useRef<Method>('sms')
  const { form, send, is_sending } = useForm<{ phone: string; password: string }, { readonly success: true }>({
    fields: { defaultValues: { phone: is_change ? '' : contact, password: '' } },
    only_field: 'phone',
    call: ({ phone, password }, once) => {
      const body = { phone, ...(isNew(phone) ? { password } : {}) }
      return api.call<typeof changePhoneEndpoint>('POST /rest/player/phone/change/', { body, ...once })
    },
    onDone: async () => {
      await reloadMain()
      await onSend(way.current)
    },
  })
  const is_new = isNew(useWatch({ control: form.control, name: 'phone' }))
  const sendBy = (method: Method, event?: BaseSyntheticEvent): void => {
    way.current = method
    send(event)
  }
  return (
    <form noValidate onSubmit={(event) => sendBy('sms', event)} className="flex flex-col gap-4">
      <TextField
        {...form.register('phone')}
        type="tel"
        label={text(is_change ? 'verification.change.phone' : 'verification.confirm.phone')}
        error={form.formState.errors.phone?.message}
        autoComplete="tel"
        placeholder="+380"
      />
      {is_new && (
        <ContactPassword
          {...form.register('password')}
          hint={text('verification.confirm.password-hint')}
          error={form.formState.errors.password?.message}
        />
      )}
      <Button type="submit" size="lg" wide loading={is_sending}>
        {text('verification.confirm.by.sms')}
      </Button>
      <Button variant="secondary" wide loading={is_sending} onClick={() => sendBy('flash_call')}>
        {text('verification.confirm.by.flash_call')}
      </Button>
    </form>
  )
}

/** One contact: request the code, then type it. The main data show what is confirmed. An e-mail that is not there yet is asked for. */
export const ContactStep = (props: StepProps) =>
  props.kind === 'email' && (props.is_change || props.contact === '') ? <EmailChangeStep /> : <ConfirmStep {...props} />

const ConfirmStep = ({ kind, contact, has_intro = true, is_change = false }: StepProps) => {
  const text = useText<typeof texts>()
  const { sent, refused, is_sending, send } = useSending((method) =>
    api.call<typeof requestConfirmation>('POST /rest/player/{type}/confirmation/request/', {
      params: { type: kind },
      body: method ? { method } : {},
    }),
  )
  const attempts = useAttempts(kind, sent)
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
      <CodeForm
        sent={{ ...sent, attempts: attempts ?? sent.attempts }}
        onCheck={check}
        onAgain={(method) => void send(method)}
        is_sending={is_sending}
        refused={refused}
      >
        {text(`verification.sent.${sent.method}`, { contact })}
      </CodeForm>
    )
  return (
    <div className="flex flex-col gap-4">
      {has_intro && !is_change && <p className="text-ink-soft">{text(`verification.confirm.intro.${kind}`)}</p>}
      <RefusedNotice>{refused}</RefusedNotice>
      {kind === 'email' ? (
        <EmailStart contact={contact} onSend={() => void send()} is_sending={is_sending} />
      ) : (
        <PhoneStart contact={contact} is_change={is_change} onSend={send} />
      )}
      {attempts !== undefined && <p className="text-center text-sm text-ink-soft">{text('verification.code.attempts', { attempts })}</p>}
    </div>
  )
}
