import { useEffect, useRef } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { texts } from '../texts.ts'
import { checkInSight } from './check-state.ts'

const reasonOf = (call: unknown) =>
  call === 'login' ? 'captcha.because-login' : call === 'register' ? 'captcha.because-register' : 'captcha.because-code'

/** Explains what the browser is doing, and closes by itself. Closing it cancels the call. */
const CaptchaCheckModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const check = useStore(checkInSight, null)
  // Not the close button: a second press of Enter after submitting would cancel the call.
  const quiet = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (check === null) close()
  }, [check, close])
  const cancel = (): void => {
    check?.cancel()
    close()
  }
  return (
    <Dialog {...frame} onClose={cancel} size="sm" title={text('captcha.heading')} initial_focus={quiet}>
      <p className="text-ink-soft">{text(reasonOf(params['call']))}</p>
      <p className="mt-2 text-ink-soft">{text('captcha.wait')}</p>
      <p ref={quiet} tabIndex={-1} role="status" className="mt-2 flex items-center justify-center gap-3 py-4 font-semibold outline-0">
        <Spinner />
        {text('captcha.working')}
      </p>
      <Button variant="secondary" wide onClick={cancel}>
        {text('captcha.cancel')}
      </Button>
    </Dialog>
  )
}

export default CaptchaCheckModal
