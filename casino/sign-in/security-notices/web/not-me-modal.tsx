import { useState } from 'react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { takeBackEndpoint } from '../contract.ts'
import type { texts } from '../texts.ts'
import { afterPress, wayOn } from './after-press.ts'
import { NotMeChoice } from './not-me-choice.tsx'

/** Opened by the link of a security email. Nothing happens until a button is pressed. */
const NotMeModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const [is_spent, setSpent] = useState(false)
  const {
    is_sending,
    refused,
    send: takeBack,
  } = useCommand<typeof takeBackEndpoint>('POST /rest/account/not-me/', {
    ends_session: true,
    onRefused: ({ error }) => {
      if (error === 'account-blocked') switchModal('BlockedAccount')
      setSpent(error === 'not-me-spent' || error === 'not-me-no-email')
      return error === 'account-blocked'
    },
  })
  const send = async (): Promise<void> => {
    const answer = await takeBack({ body: { token: String(params['token'] ?? '') } })
    await afterPress(answer, { reloadMain, switchModal })
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('security-notices.not-me.heading')}>
      <NotMeChoice
        refused={refused}
        is_spent={is_spent}
        is_sending={is_sending}
        onSend={() => void send()}
        onRestore={() => switchModal(wayOn(isGuest))}
        onClose={close}
      />
    </Dialog>
  )
}

export default NotMeModal
