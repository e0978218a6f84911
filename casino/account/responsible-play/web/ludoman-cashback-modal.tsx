import { useEffect } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'

/** MD-018, RP-005: stands in the place of the cashback while play is closed for the player. */
const LudomanCashbackModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const frame = useModalFrame()
  const { ludomanTill, playRestriction } = useMain()
  const is_open_to_play = !playRestriction
  useEffect(() => {
    // Somebody followed a link to it for whom it would not be true.
    if (is_open_to_play) close()
  }, [is_open_to_play, close])
  return is_open_to_play ? null : (
    <Dialog {...frame} size="sm" title={text('play-safe.cashback.heading')}>
      <p className="text-ink-soft">{text('play-safe.cashback.text')}</p>
      {typeof ludomanTill === 'string' && (
        <p className="mt-2 font-semibold">{text('play-safe.ludoman.till', { till: dateTime(ludomanTill) })}</p>
      )}
      <Button wide className="mt-6" onClick={close}>
        {text('play-safe.ludoman.close')}
      </Button>
    </Dialog>
  )
}

export default LudomanCashbackModal
