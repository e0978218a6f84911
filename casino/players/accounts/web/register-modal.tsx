import { Suspense, useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { signInWays } from '#casino/sign-in/sessions/extensions.ts'
import { contributedViews } from '#kernel/web/contributed-views.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { type Confirmed, Confirmations } from './confirmations.tsx'
import { registrationOffers } from '../extensions.ts'
import { FormFields } from './form-fields.tsx'
import { type Intent, intentOf, rememberedIntent, rememberIntent } from './intent-store.ts'
import { keepGift, wordsOf } from './link-words.ts'
import type { RegistrationState } from './registration-state.ts'
import { useFlow } from './use-flow.ts'
import { useRegister } from './use-register.ts'
import { WelcomePackage } from './welcome-package.tsx'

/** Alternatives to the form (external sign-in). They load later, without moving any control. */
const OtherWays = contributedViews(signInWays)

/** What may be chosen along with it, by slices that have such. */
const Offers = contributedViews(registrationOffers)

const useGift = () => {
  const [gift, setGift] = useState(() => wordsOf(window.sessionStorage).gift_id ?? null)
  const choose = (chosen: string | null): void => {
    keepGift(window.sessionStorage, chosen)
    setGift(chosen)
  }
  return { gift, choose }
}

interface RegisterFormProps {
  readonly state: RegistrationState
  readonly close: () => void
  readonly promo_id: string | undefined
}

const RegisterForm = ({ state, close, promo_id }: RegisterFormProps) => {
  const text = useText<typeof texts>()
  const { form, send, refused } = useRegister(state, close, promo_id)
  const { gift, choose } = useGift()
  const { registrationForm } = state
  const { variant } = registrationForm
  const action = variant === 'otp' ? 'registration.send-code' : variant === 'light_cash' ? 'registration.send-to-cash' : 'registration.send'
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" data-tracked="Register">
      <RefusedNotice>{refused}</RefusedNotice>
      <FormFields form={form} fields={registrationForm.fields} />
      {registrationForm.password === 'made' && <Notice>{text('registration.made-password')}</Notice>}
      <Suspense fallback={null}>
        <Offers gift={gift} choose={choose} />
      </Suspense>
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
  // AU-002: no window until it is known that there is a form.
  if (!state && !is_waiting && !failed) return null
  return (
    <Dialog {...frame} size="sm" title={text('registration.heading')} description={text(introOf(state?.registrationForm.variant))}>
      <WelcomePackage />
      {state ? (
        <RegisterForm state={state} close={close} promo_id={typeof params['promo'] === 'string' ? params['promo'] : undefined} />
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
      <Suspense fallback={null}>
        <div className="mt-4 flex flex-col gap-3 empty:hidden">
          <OtherWays place="register" params={params} close={close} />
        </div>
      </Suspense>
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
