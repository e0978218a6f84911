import { Suspense, useEffect } from 'react'
import type { Refused } from '#kernel/web/api/api.ts'
import { api } from '#kernel/web/browser.ts'
import { type Once, useForm } from '#kernel/web/forms/use-form.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { signInWays } from '../extensions.ts'
import { contributedViews } from '#kernel/web/contributed-views.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { logInEndpoint, logInFromPromo } from '../contract.ts'
import type { texts } from '../texts.ts'

/** Alternatives to the form. They load later, without moving any control. */
const OtherWays = contributedViews(signInWays)

interface LogInForm {
  readonly login: string
  readonly password: string
}

/** Visitors who came through a promotion's link log in with its call (API-283). */
const logIn = (body: LogInForm, once: Once, promo_id: unknown) =>
  typeof promo_id === 'string'
    ? api.call<typeof logInFromPromo>('POST /rest/promo/login/', { body: { ...body, promo_id }, ...once })
    : api.call<typeof logInEndpoint>('POST /login/', { body, ...once })

/** Handles refusals that are not errors of the form. */
const leadElsewhere = ({ error, details }: Refused, close: () => void): boolean => {
  if (error === 'second-factor-needed') switchModal('SecondFactor', { ticket: details['ticket'] })
  else if (error === 'account-blocked') switchModal('BlockedAccount')
  else if (error === 'already-signed-in') {
    // Somebody signed in in another tab; the page only has to reload its state.
    close()
    void reloadMain()
  } else return false
  return true
}

const useLogIn = (close: () => void, promo_id: unknown) => {
  const text = useText<typeof texts>()
  return useForm<LogInForm, { readonly success: true }>({
    fields: { defaultValues: { login: '', password: '' } },
    call: (filled, once) => logIn(filled, once, promo_id),
    onRefused: (refused) => leadElsewhere(refused, close),
    onDone: async () => {
      close()
      notify({ tone: 'positive', title: text('login.welcome') })
      await reloadMain()
    },
  })
}

const LogInFields = ({ form, refused }: Pick<ReturnType<typeof useLogIn>, 'form' | 'refused'>) => {
  const text = useText<typeof texts>()
  const { errors } = form.formState
  // On a touch screen autofocus would open the keyboard over the form before it is read.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) form.setFocus('login')
  }, [form])
  // A refusal of the whole form is usually a wrong password, so that field gets the focus.
  useEffect(() => {
    if (refused !== undefined) form.setFocus('password')
  }, [form, refused])
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
  const { form, send, is_sending, refused } = useLogIn(close, params['promo'])
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('login.heading')}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <RefusedNotice>{refused}</RefusedNotice>
        <LogInFields form={form} refused={refused} />
        <Button type="submit" size="lg" wide loading={is_sending}>
          {text('login.send')}
        </Button>
        <Button variant="ghost" onClick={() => switchModal('Remind')}>
          {text('login.forgotten')}
        </Button>
      </form>
      <Suspense fallback={null}>
        <div className="mt-4 flex flex-col gap-3 empty:hidden">
          <OtherWays place="login" params={params} close={close} />
        </div>
      </Suspense>
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
