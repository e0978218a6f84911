import { useEffect } from 'react'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'
import { rememberSuccessClosed } from './success-closed.ts'

/** WA-030: what was paid, and that it is cash. Once closed it is not shown to this player again: a toast says it from then on. */
const CashbackSuccessModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  useEffect(() => {
    if (!frame.open) rememberSuccessClosed()
  }, [frame.open])
  const withdraw = (): void => {
    close()
    void goTo('/cash/withdraw/')
  }
  return (
    <Dialog {...frame} size="sm" title={text('cashback.success.heading')}>
      <div className="flex flex-col items-center gap-4 text-center">
        <ArtIcon name="money-bag" size={72} />
        <p className="text-pretty">{text('cashback.success.text', { amount: String(params['amount'] ?? '') })}</p>
        <div className="flex w-full flex-col gap-2">
          <Button wide size="lg" onClick={close}>
            {text('cashback.success.close')}
          </Button>
          <Button wide size="lg" variant="secondary" onClick={withdraw}>
            {text('cashback.success.withdraw')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

export default CashbackSuccessModal
