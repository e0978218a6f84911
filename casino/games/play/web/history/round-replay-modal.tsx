import { useCallback } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { texts } from '../../history-texts.ts'
import type { FromFrame, ToFrame } from '../../frame/kit/protocol.ts'
import { replayedStakes } from '../../rules.ts'
import { GameFrame, type FrameStart } from '../game-frame.tsx'
import { useRound, type ToldRound } from './use-round.ts'

const startOf = (round: ToldRound): FrameStart => ({
  purpose: 'replay',
  slug: round.slug,
  title: round.title,
  mode: round.mode,
  currency: round.currency,
  exponent: round.exponent,
  stakes: replayedStakes(round.command, round.currency, round.stake_minor),
  balance_minor: 0,
  last_round: null,
  is_round_under_way: false,
  least_round_ms: 0,
})

const Replay = ({ round, close }: { readonly round: ToldRound; readonly close: () => void }) => {
  const hear = useCallback(
    (message: FromFrame, send: (message: ToFrame) => void): void => {
      if (message.type === 'ready') send({ type: 'replay', round })
      if (message.type === 'close') close()
    },
    [round, close],
  )
  const { slug, title } = round
  return <GameFrame slug={slug} title={title} launch_url={`/game-frame/${slug}/`} start={() => startOf(round)} hear={hear} />
}

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
      {round && <Replay round={round} close={close} />}
    </Dialog>
  )
}

export default RoundReplayModal
