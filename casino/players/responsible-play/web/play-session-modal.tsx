import { goTo } from '#kernel/web/page/navigation.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'
import { SessionSummary } from './session-summary.tsx'

/** Session clock and net result, one click away; limits and breaks, two. */
const PlaySessionModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const open = (): void => {
    close()
    void goTo('/responsible-play/')
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('play-safe.result.heading')}>
      <SessionSummary />
      <Button wide variant="secondary" className="mt-5" onClick={open}>
        {text('play-safe.clock.limits')}
      </Button>
    </Dialog>
  )
}

export default PlaySessionModal
