import { useState } from 'react'
import type { ShelfPrize } from '#casino/campaigns/shelves/contract.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { choosePrize, Lottery, LotteryLevel } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import type { LevelId } from '../rules.ts'
import { Horseshoe } from './horseshoe.tsx'
import { LevelPicker } from './level-picker.tsx'
import { refreshLottery } from './lottery-query.ts'

interface PrizeLineProps {
  readonly level: LotteryLevel
  readonly prize: ShelfPrize
  readonly is_open: boolean
}

/** LO-007: a prize and what it costs. */
const PrizeLine = ({ level, prize: { id, cost, prize, left, stock }, is_open }: PrizeLineProps) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const { is_sending, send } = useCommand<typeof choosePrize>('POST /rest/lottery/prizes/', { refusal: 'notice' })
  const choose = async (): Promise<void> => {
    if (isGuest) return openModal('Register', { source: 'lottery' })
    const answer = await send({ body: { prizeId: id, count: 1 } })
    if (answer?.success) {
      const title = text('lottery.won', { prize: answer.data.prize.text })
      notify({ tone: 'positive', title, text: text('lottery.won.where'), link: '/profile/?tab=prizes' })
    }
    await refreshLottery()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <ArtIcon name={prize.picture as ColourIcon} size={36} />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-bold">{prize.text}</span>
        <span className="block text-xs text-ink-soft">{text('lottery.left', { left, stock })}</span>
      </span>
      <span className="amount flex items-center gap-1.5 font-semibold">
        <Horseshoe level={level.id} className="size-5" />
        {text('lottery.horseshoes', { count: cost })}
      </span>
      <Button
        size="sm"
        variant="secondary"
        loading={is_sending}
        disabled={!is_open || left === 0 || (!isGuest && level.has < cost)}
        aria-label={text('lottery.exchange.of', { prize: prize.text })}
        onClick={() => void choose()}
      >
        {text('lottery.exchange')}
      </Button>
    </li>
  )
}

/** LO-004: the prizes of each level, and the way to its box. */
export const LevelPrizes = ({ lottery }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const [id, setId] = useState<LevelId>(1)
  const level = lottery.levels.find((one) => one.id === id)
  if (!level) return null
  return (
    <Card heading={text('lottery.levels')}>
      <p className="mb-3 text-ink-soft">{text('lottery.levels.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <LevelPicker label={text('lottery.levels')} value={id} onChange={setId} />
        {!isGuest && (
          <span className="text-sm text-ink-soft">
            {text('lottery.box.has', { count: text('lottery.horseshoes', { count: level.has }) })}
          </span>
        )}
      </div>
      <ul aria-label={text(`lottery.level.${id}`)} className="mt-2">
        {level.prizes.map((prize) => (
          <PrizeLine key={prize.id} level={level} prize={prize} is_open={lottery.state === 'active'} />
        ))}
      </ul>
      <Button
        className="mt-3"
        variant="secondary"
        icon={<ArtIcon name="gift" size={22} />}
        onClick={() => openModal('LotteryLootBoxesPopup', { level: id })}
      >
        {text('lottery.boxes.open')}
      </Button>
    </Card>
  )
}
