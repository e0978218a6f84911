import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { texts } from '../texts.ts'
import { SocialRegisterForm } from './social-register-form.tsx'
import { useSocialProviders } from './social-providers.ts'
import { useEntering } from './use-entering.ts'

const known = ['social-cancelled', 'social-failed', 'social-expired'] as const

const Problem = ({ message, close }: { readonly message: string; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  return (
    <>
      <Notice tone="warning" announce>
        {message}
      </Notice>
      <Button wide className="mt-5" onClick={isGuest ? () => switchModal('Login') : close}>
        {text(isGuest ? 'social.by-password' : 'social.close')}
      </Button>
    </>
  )
}

/** Opens when a person returns from a provider, and completes the flow. */
const SocialSignInModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const providers = useSocialProviders()
  // Texts in an address may be forged, so only our own are shown.
  const problem = known.find((code) => code === params['problem'])
  const telegram = typeof params['telegram'] === 'string' ? params['telegram'] : undefined
  const step = useEntering({ problem: problem && text(problem), telegram, close })
  const title = step.name === 'registration' ? (providers.find(({ name }) => name === step.provider)?.title ?? step.provider) : undefined
  return (
    <Dialog {...frame} size="sm" title={title === undefined ? text('social.heading-plain') : text('social.heading', { title })}>
      {step.name === 'working' && (
        <p role="status" className="flex items-center justify-center gap-3 py-6 font-semibold">
          <Spinner />
          {text('social.working')}
        </p>
      )}
      {step.name === 'problem' && <Problem message={step.message} close={close} />}
      {step.name === 'registration' && <SocialRegisterForm title={title ?? ''} email={step.email} close={close} />}
    </Dialog>
  )
}

export default SocialSignInModal
