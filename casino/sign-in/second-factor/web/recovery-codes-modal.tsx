import { useState } from 'react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { makeRecoveryCodes } from '../contract.ts'
import type { texts } from '../texts.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { refreshSecondFactor } from './second-factor-query.ts'

/** New recovery codes replace the old ones. A click outside does not close the window while codes are shown. */
const RecoveryCodesModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { is_sending, refused, send } = useCommand<typeof makeRecoveryCodes>('POST /rest/player/recovery-codes/', {
    onRefused: ({ error }) => error === 'proof-needed',
  })
  const make = async (): Promise<void> => {
    const answer = await send({})
    if (!answer?.success) return
    setCodes(answer.data.codes)
    await refreshSecondFactor()
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('second-factor.codes.heading')} dismissible={codes === undefined}>
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={close} />
      ) : (
        <div className="flex flex-col gap-4">
          <RefusedNotice>{refused}</RefusedNotice>
          <p className="text-ink-soft">{text('second-factor.codes.replace-text')}</p>
          <Button size="lg" wide loading={is_sending} onClick={() => void make()}>
            {text('second-factor.codes.make')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

export default RecoveryCodesModal
