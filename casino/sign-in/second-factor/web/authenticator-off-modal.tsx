import { useRef } from 'react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { turnOffAuthenticator } from '../contract.ts'
import type { texts } from '../texts.ts'
import { refreshSecondFactor } from './second-factor-query.ts'

/** Asks for confirmation before turning the second factor off. */
const AuthenticatorOffModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const keep = useRef<HTMLButtonElement>(null)
  const { is_sending, send } = useCommand<typeof turnOffAuthenticator>('POST /rest/player/authenticator/turn-off/', {
    refusal: 'notice',
    onRefused: ({ error }) => error === 'proof-needed',
  })
  const turnOff = async (): Promise<void> => {
    const answer = await send({})
    if (!answer?.success) return
    close()
    notify({ tone: 'positive', title: text('second-factor.turned-off') })
    await refreshSecondFactor()
  }
  return (
    <Dialog
      {...useModalFrame()}
      size="sm"
      title={text('second-factor.turn-off.heading')}
      description={text('second-factor.turn-off.text')}
      initial_focus={keep}
    >
      <div className="flex flex-col gap-3">
        <Button ref={keep} size="lg" wide onClick={close}>
          {text('second-factor.turn-off.keep')}
        </Button>
        <Button variant="secondary" wide loading={is_sending} onClick={() => void turnOff()}>
          {text('second-factor.turn-off')}
        </Button>
      </div>
    </Dialog>
  )
}

export default AuthenticatorOffModal
