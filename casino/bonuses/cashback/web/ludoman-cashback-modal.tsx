import { goTo } from '#kernel/web/page/navigation.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'

/** A date that means "for good" is none to read. */
const isDate = (till: unknown): till is string => typeof till === 'string' && !till.startsWith('9999')

/** MD-018, RP-005b: stands in place of the cashback for whom play is closed. It pays nothing and offers no way round. */
const LudomanCashbackModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { till } = params
  const leaveTo = (path: string) => (): void => {
    close()
    void goTo(path)
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('cashback.ludoman.heading')}>
      <p className="font-semibold">
        {isDate(till) ? text('cashback.ludoman.till', { till: dateTime(till) }) : text('cashback.ludoman.no-till')}
      </p>
      <p className="mt-2 text-pretty text-ink-soft">{text('cashback.ludoman.money')}</p>
      <div className="mt-6 flex flex-col gap-2">
        <Button wide onClick={leaveTo('/responsible-play/')}>
          {text('cashback.ludoman.help')}
        </Button>
        <Button wide variant="secondary" onClick={leaveTo('/cash/withdraw/')}>
          {text('cashback.ludoman.withdraw')}
        </Button>
      </div>
    </Dialog>
  )
}

export default LudomanCashbackModal
