import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { texts } from '../../history-texts.ts'
import { RoundReplay } from './round-replay.tsx'
import { useRound } from './use-round.ts'

/** A stored round in the game's own document, told from its events: nothing is played and nothing is paid. */
const RoundReplayModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const id = String(params['id'] ?? '')
  const { data: round, error } = useRound(id)
  return (
    <Dialog
      {...useModalFrame()}
      size="full"
      title={`${text('round.replay-of')}: ${round ? `${round.title}. ` : ''}${text('round.heading', { id })}`}
      description={text('round.replay-note')}
    >
      {error && (
        <Notice tone="negative" announce className="m-4">
          {error.message}
        </Notice>
      )}
      {round && <RoundReplay round={round} close={close} />}
    </Dialog>
  )
}

export default RoundReplayModal
