import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
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
  const [loading, setLoading] = useState(false)
  const [refused, setRefused] = useState<string>()
  const send = async (): Promise<void> => {
    setLoading(true)
    const body = { token: String(params['token'] ?? '') }
    const answer = await api.call<typeof takeBackEndpoint>('POST /rest/account/not-me/', { body })
    if (answer.success) {
      await reloadMain()
      return switchModal('PasswordChange', { token: answer.token })
    }
    setLoading(false)
    if (answer.error === 'account-blocked') return switchModal('BlockedAccount')
    setRefused(answer.message)
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('security-notices.not-me.heading')}>
      {refused === undefined ? (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{text('security-notices.not-me.text')}</p>
          <Button size="lg" wide loading={loading} onClick={() => void send()}>
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
