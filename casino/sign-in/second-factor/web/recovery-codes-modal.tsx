import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { makeRecoveryCodes } from '../contract.ts'
import type { texts } from '../texts.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { refreshSecondFactor } from './second-factor-query.ts'

/** New recovery codes replace the old ones. A click outside does not close the window while codes are shown. */
const RecoveryCodesModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [loading, setLoading] = useState(false)
  const [refused, setRefused] = useState<string>()
  const make = async (): Promise<void> => {
    setLoading(true)
    setRefused(undefined)
    const answer = await api.call<typeof makeRecoveryCodes>('POST /rest/player/recovery-codes/', {})
    setLoading(false)
    if (!answer.success) return answer.error === 'proof-needed' ? undefined : setRefused(answer.message)
    setCodes(answer.data.codes)
    await refreshSecondFactor()
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('second-factor.codes.heading')} dismissible={codes === undefined}>
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={close} />
      ) : (
        <div className="flex flex-col gap-4">
          {refused && (
            <Notice tone="negative" announce>
              {refused}
            </Notice>
          )}
          <p className="text-ink-soft">{text('second-factor.codes.replace-text')}</p>
          <Button size="lg" wide loading={loading} onClick={() => void make()}>
            {text('second-factor.codes.make')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

export default RecoveryCodesModal
