import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { texts } from '../texts.ts'
import { rememberIntent } from './intent-store.ts'
import { useRegister } from './use-register.ts'

type Form = ReturnType<typeof useRegister>['form']

/** Comes into sight by a press, so it takes the focus with it. */
const LoginField = ({ form }: { readonly form: Form }) => {
  const text = useText<typeof texts>()
  useEffect(() => form.setFocus('login'), [form])
  return (
    <TextField
      {...form.register('login')}
      label={text('registration.login')}
      hint={text('registration.login-hint')}
      error={form.formState.errors.login?.message}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
    />
  )
}

const Names = ({ form }: { readonly form: Form }) => {
  const text = useText<typeof texts>()
  const { errors } = form.formState
  const [chooses, setChooses] = useState(false)
  // On a touch screen the keyboard would cover the form before anybody has read it.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) form.setFocus('email')
  }, [form])
  return (
    <>
      <TextField
        {...form.register('email')}
        type="email"
        label={text('registration.email')}
        error={errors.email?.message}
        autoComplete="email"
      />
      <PasswordField
        {...form.register('password')}
        label={text('registration.password')}
        hint={text('registration.password-hint')}
        error={errors.password?.message}
        autoComplete="new-password"
        reveal_label={text('registration.reveal')}
        conceal_label={text('registration.conceal')}
        caps_lock_hint={text('registration.caps-lock')}
      />
      {chooses ? (
        <LoginField form={form} />
      ) : (
        <Button variant="ghost" size="sm" className="-ml-3.5 self-start" onClick={() => setChooses(true)}>
          {text('registration.choose-login')}
        </Button>
      )}
    </>
  )
}

const Confirmations = ({ form }: { readonly form: Form }) => {
  const text = useText<typeof texts>()
  const { Registration } = useMain()
  const { errors } = form.formState
  return (
    <div>
      <Checkbox
        {...form.register('isAgeConfirmed')}
        label={text('registration.age', { age: Registration?.minimalAge ?? 21 })}
        error={errors.isAgeConfirmed?.message}
      />
      <Checkbox
        {...form.register('isAgreementsConfirmed')}
        label={
          <>
            {text('registration.agreements')}
            {'. '}
            <Link to="/responsible-play/" target="_blank" rel="noopener" className="text-accent-ink underline">
              {text('registration.agreements-link')}
            </Link>
          </>
        }
        error={errors.isAgreementsConfirmed?.message}
      />
    </div>
  )
}

const RegisterModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { form, send, refused } = useRegister({ close, onBlocked: () => switchModal('BlockedAccount') })
  useEffect(() => rememberIntent(params), [params])
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('registration.heading')} description={text('registration.intro')}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        {refused && (
          <Notice tone="negative" announce>
            {refused}
          </Notice>
        )}
        <Names form={form} />
        <Confirmations form={form} />
        <Button type="submit" size="lg" wide loading={form.formState.isSubmitting}>
          {text('registration.send')}
        </Button>
      </form>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 border-t border-line pt-4 text-sm text-ink-soft">
        {text('registration.has-account')}
        <Button variant="ghost" size="sm" onClick={() => switchModal('Login', params)}>
          {text('registration.log-in')}
        </Button>
      </p>
    </Dialog>
  )
}

export default RegisterModal
