import { Play, Scale } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import type { texts } from '../../history-texts.ts'
import { RoundFacts } from './round-facts.tsx'
import { useRound, type ToldRound } from './use-round.ts'

const Actions = ({ round, close }: { readonly round: ToldRound; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const verify = (): void => {
    close()
    void goTo(`/fairness/?round=${round.id}#verify`)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Play className="size-4" aria-hidden="true" />}
        onClick={() => openModal('RoundReplay', { id: round.id })}
      >
        {text('round.replay')}
      </Button>
      <Button icon={<Scale className="size-4" aria-hidden="true" />} onClick={verify}>
        {text('round.verify')}
      </Button>
    </>
  )
}

/** One round: what it was, the number to quote, and everything with which it can be checked and watched again. */
const RoundModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const id = String(params['id'] ?? '')
  const { data, error } = useRound(id)
  return (
    <Dialog
      {...useModalFrame()}
      title={text('round.heading', { id })}
      description={text('round.quote')}
      footer={data && <Actions round={data} close={close} />}
    >
      {data ? (
        <RoundFacts round={data} />
      ) : error ? (
        <Notice tone="negative" announce>
          {error.message}
        </Notice>
      ) : (
        <div role="status" aria-label={text('round.loading')}>
          <SkeletonText lines={6} />
        </div>
      )}
    </Dialog>
  )
}

export default RoundModal
