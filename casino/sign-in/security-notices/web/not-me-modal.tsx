import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { endingOwnSession } from '#kernel/web/state/own-session-end.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { takeBackEndpoint } from '../contract.ts'
import type { texts } from '../texts.ts'

/** Opened by the link of a security email. Nothing happens until a button is pressed. */
const NotMeModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const {
    is_sending,
    refused,
    send: takeBack,
  } = useCommand<typeof takeBackEndpoint>('POST /rest/account/not-me/', {
    onRefused: ({ error }) => {
      if (error === 'account-blocked') switchModal('BlockedAccount')
      return error === 'account-blocked'
    },
  })
  const send = async (): Promise<void> => {
    const answer = await endingOwnSession(() => takeBack({ body: { token: String(params['token'] ?? '') } }))
    if (!answer?.success) return
    await reloadMain()
    switchModal('PasswordChange', { token: answer.token })
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('security-notices.not-me.heading')}>
      {refused === undefined ? (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{text('security-notices.not-me.text')}</p>
          <Button size="lg" wide loading={is_sending} onClick={() => void send()}>
            {text('security-notices.not-me.send')}
          </Button>
          <Button variant="ghost" onClick={close}>
            {text('security-notices.not-me.was-me')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <Notice tone="warning" announce>
            {refused}
          </Notice>
          <Button size="lg" wide onClick={() => switchModal('Remind')}>
            {text('security-notices.not-me.restore')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

export default NotMeModal
