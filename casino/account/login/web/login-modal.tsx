import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { SignInWays } from '#kernel/web/sign-in-ways.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { logInEndpoint } from '../contract.ts'
import type { texts } from '../texts.ts'

interface LogInForm {
  readonly login: string
  readonly password: string
}

/** Sends the form; what the server says goes to the field that it names, or above the form. */
const useLogIn = (close: () => void) => {
  const text = useText<typeof texts>()
  const form = useForm<LogInForm>({ defaultValues: { login: '', password: '' }, shouldUseNativeValidation: false })
  const [refused, setRefused] = useState<string>()
  const send = form.handleSubmit(async (body) => {
    setRefused(undefined)
    const answer = await api.call<typeof logInEndpoint>('POST /login/', { body })
    if (answer.success) {
      close()
      notify({ tone: 'positive', title: text('login.welcome') })
      await reloadMain()
      return
    }
    if (answer.error === 'second-factor-needed') return switchModal('SecondFactor', { ticket: answer.details['ticket'] })
    if (answer.error === 'account-blocked') return switchModal('BlockedAccount')
    // Somebody signed in here in another tab: the page only has to notice.
    if (answer.error === 'already-signed-in') return (close(), void reloadMain())
    const [field] = Object.keys(answer.errors)
    if (field === 'login' || field === 'password') form.setError(field, { message: answer.errors[field] ?? '' }, { shouldFocus: true })
    else {
      setRefused(answer.message)
      form.setFocus('password')
    }
  })
  return { form, send, refused }
}

const LogInFields = ({ form }: { readonly form: ReturnType<typeof useLogIn>['form'] }) => {
  const text = useText<typeof texts>()
  const { errors } = form.formState
  // On a touch screen the keyboard would cover the form before anybody has read it.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) form.setFocus('login')
  }, [form])
  return (
    <>
      <TextField
        {...form.register('login', { required: text('login-missing') })}
        label={text('login.name')}
        error={errors.login?.message}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordField
        {...form.register('password', { required: text('password-missing') })}
        label={text('login.password')}
        error={errors.password?.message}
        autoComplete="current-password"
        reveal_label={text('login.reveal')}
        conceal_label={text('login.conceal')}
        caps_lock_hint={text('login.caps-lock')}
      />
    </>
  )
}

const LoginModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { form, send, refused } = useLogIn(close)
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('login.heading')}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        {refused && (
          <Notice tone="negative" announce>
            {refused}
          </Notice>
        )}
        <LogInFields form={form} />
        <Button type="submit" size="lg" wide loading={form.formState.isSubmitting}>
          {text('login.send')}
        </Button>
        <Button variant="ghost" onClick={() => switchModal('Remind')}>
          {text('login.forgotten')}
        </Button>
      </form>
      <SignInWays place="login" params={params} close={close} />
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 border-t border-line pt-4 text-sm text-ink-soft">
        {text('login.no-account')}
        <Button variant="ghost" size="sm" onClick={() => switchModal('Register', params)}>
          {text('login.register')}
        </Button>
      </p>
    </Dialog>
  )
}

export default LoginModal
