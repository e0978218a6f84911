import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { changeEmailEndpoint, requestEmailChange } from '../contract.ts'
import type { texts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { ContactPassword } from './contact-password.tsx'
import { type Sent, useSending } from './use-sending.ts'

interface Filled {
  readonly email: string
  readonly password: string
}

type Body = { readonly email: string; readonly password?: string }

const ask = (body: Body, once: { readonly key?: string } = {}) =>
  api.call<typeof requestEmailChange>('POST /rest/player/email/change/request/', { body, ...once })

/** The code is asked for once more, or typed: the e-mail is the account's from then on. */
const CodeStep = ({ body, first }: { readonly body: Body; readonly first: Sent }) => {
  const text = useText<typeof texts>()
  const { sent = first, refused, is_sending, send } = useSending(() => ask(body))
  const check = async (code: string): Promise<string | undefined> => {
    const answer = await api.call<typeof changeEmailEndpoint>('POST /rest/player/email/change/', { body: { ...body, code } })
    if (!answer.success) return Object.values(answer.errors)[0] ?? answer.message
    await reloadMain()
    return undefined
  }
  return (
    <CodeForm sent={sent} onCheck={check} onAgain={() => void send()} is_sending={is_sending} refused={refused}>
      {text('verification.sent.email', { contact: body.email })}
    </CodeForm>
  )
}

/** An e-mail for an account without one, or another one: nothing changes until its code is typed. */
export const EmailChangeStep = () => {
  const text = useText<typeof texts>()
  const { email, hasAutoPassword } = useMain()
  const [asked, setAsked] = useState<{ readonly body: Body; readonly first: Sent }>()
  const bodyOf = ({ email: typed, password }: Filled): Body => ({ email: typed.trim(), ...(hasAutoPassword === true ? {} : { password }) })
  const { form, send, is_sending, refused } = useForm<Filled, { readonly success: true; readonly data: Sent }>({
    fields: { defaultValues: { email: '', password: '' } },
    call: (filled, once) => ask(bodyOf(filled), once),
    onDone: ({ data }, filled) => setAsked({ body: bodyOf(filled), first: data }),
  })
  if (asked) return <CodeStep {...asked} />
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <p className="text-ink-soft">
        {text(typeof email === 'string' ? 'verification.change.email-intro' : 'verification.change.email-first')}
      </p>
      <RefusedNotice>{refused}</RefusedNotice>
      <TextField
        {...form.register('email')}
        type="email"
        label={text('verification.change.email')}
        error={form.formState.errors.email?.message}
        autoComplete="email"
      />
      {hasAutoPassword !== true && (
        <ContactPassword
          {...form.register('password')}
          hint={text('verification.change.email-password')}
          error={form.formState.errors.password?.message}
        />
      )}
      <Button type="submit" size="lg" wide loading={is_sending}>
        {text('verification.confirm.by.email')}
      </Button>
    </form>
  )
}
