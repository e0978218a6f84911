import { useState } from 'react'
import type { Drawn } from '#casino/campaigns/draws/contract.ts'
import { DrawnLine, OddsTable } from '#casino/campaigns/draws/web/api.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Lottery, openBox } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { levelIds, type LevelId } from '../rules.ts'
import { BoxArt } from './box-art.tsx'
import { LevelPicker } from './level-picker.tsx'
import { refreshLottery, useLottery } from './lottery-query.ts'

interface BoxesProps {
  readonly lottery: Lottery
  readonly first: LevelId
}

const Boxes = ({ lottery, first }: BoxesProps) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const [id, setId] = useState(first)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const { is_sending, refused, send, forgive } = useCommand<typeof openBox>('POST /rest/lottery/prizes/randomly/')
  const level = lottery.levels.find((one) => one.id === id)
  if (!level) return null
  const pick = (chosen: LevelId): void => {
    setId(chosen)
    setDrawn(null)
    forgive()
  }
  const open = async (): Promise<void> => {
    if (isGuest) return openModal('Register', { source: 'lottery' })
    setDrawn(null)
    const answer = await send({ body: { levelId: id } })
    if (answer?.success) setDrawn(answer.data)
    await refreshLottery()
  }
  const cost = text('lottery.horseshoes', { count: level.boxCost })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-center text-pretty text-ink-soft">{text('lottery.boxes.text')}</p>
      <LevelPicker wide label={text('lottery.boxes.which')} value={id} onChange={pick} />
      <BoxArt level={id} is_open={drawn !== null} />
      <DrawnLine drawn={drawn} />
      <RefusedNotice>{refused}</RefusedNotice>
      {!isGuest && (
        <p className="text-center text-sm text-ink-soft">
          {text('lottery.box.has', { count: text('lottery.horseshoes', { count: level.has }) })}
        </p>
      )}
      <Button
        size="lg"
        wide
        loading={is_sending}
        disabled={lottery.state !== 'active' || (!isGuest && level.has < level.boxCost)}
        onClick={() => void open()}
      >
        {text('lottery.box.open', { cost })}
      </Button>
      <OddsTable caption={level.box.title} draw={level.box} />
    </div>
  )
}

/** LO-009, MD-041: a box for each level, with what may be in it and how likely. */
const LootBoxesPopup = ({ params }: ModalProps) => {
  const text = useText<typeof pageTexts>()
  const is_closed = useIsPlayClosed()
  const { data: lottery, isPending } = useLottery()
  const first = levelIds.find((one) => one === Number(params['level'])) ?? 1
  return (
    <Dialog {...useModalFrame()} size="md" title={text('lottery.boxes')}>
      {isPending && <Skeleton className="h-120" />}
      {!isPending && (!lottery || is_closed) && (
        <p className="py-6 text-center text-pretty text-ink-soft">{text('lottery.none.heading')}</p>
      )}
      {lottery && !is_closed && <Boxes lottery={lottery} first={first} />}
    </Dialog>
  )
}

export default LootBoxesPopup
