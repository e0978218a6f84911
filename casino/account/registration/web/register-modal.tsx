import { useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { SignInWays } from '#kernel/web/sign-in-ways.tsx'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { type Intent, intentOf } from './after-registration.ts'
import { type Confirmed, Confirmations } from './confirmations.tsx'
import { FormFields } from './form-fields.tsx'
import { rememberedIntent, rememberIntent } from './intent-store.ts'
import type { RegistrationState } from './registration-state.ts'
import { useFlow } from './use-flow.ts'
import { useRegister } from './use-register.ts'

const RegisterForm = ({ state, close }: { readonly state: RegistrationState; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const { form, send, refused } = useRegister(state, close)
  const { registrationForm } = state
  const { variant } = registrationForm
  const action = variant === 'otp' ? 'registration.send-code' : variant === 'light_cash' ? 'registration.send-to-cash' : 'registration.send'
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      {refused && (
        <Notice tone="negative" announce>
          {refused}
        </Notice>
      )}
      <FormFields form={form} fields={registrationForm.fields} />
      {registrationForm.password === 'made' && <Notice>{text('registration.made-password')}</Notice>}
      <Confirmations register={form.register as unknown as UseFormRegister<Confirmed>} errors={form.formState.errors} />
      <Button type="submit" size="lg" wide loading={form.formState.isSubmitting}>
        {text(action)}
      </Button>
    </form>
  )
}

const Bones = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-12" />
  </div>
)

const intros = { light_cash: 'registration.intro-cash', otp: 'registration.intro-code' } as const

const introOf = (variant: string | undefined) =>
  variant === 'light_cash' || variant === 'otp' ? intros[variant] : ('registration.intro' as const)

const RegisterModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const [intent] = useState<Intent>(() => {
    rememberIntent(params)
    return rememberedIntent() ?? intentOf(params)
  })
  const { state, is_waiting, failed, again } = useFlow(intent, close)
  // AU-002: until it is known that there is a form here, there is no window either.
  if (!state && !is_waiting && !failed) return null
  return (
    <Dialog {...frame} size="sm" title={text('registration.heading')} description={text(introOf(state?.registrationForm.variant))}>
      {state ? (
        <RegisterForm state={state} close={close} />
      ) : failed ? (
        <Notice
          tone="negative"
          announce
          action={
            <Button size="sm" onClick={again}>
              {text('registration.again')}
            </Button>
          }
        >
          {failed.message}
        </Notice>
      ) : (
        <Bones />
      )}
      <SignInWays place="register" params={params} close={close} />
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
