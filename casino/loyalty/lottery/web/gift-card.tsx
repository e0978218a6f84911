import { useState, type SubmitEvent } from 'react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Lottery, takePromoTicket } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { refreshLottery } from './lottery-query.ts'

/** LO-008: the gift of the lottery, once; with a code where it has one. */
export const GiftCard = ({ lottery: { promo, state } }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const [code, setCode] = useState('')
  const { is_sending, refused, send } = useCommand<typeof takePromoTicket>('POST /rest/lottery/promo/ticket/')
  if (!promo || (promo.left === 0 && !promo.isTaken)) return null
  const take = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isGuest) return openModal('Register', { source: 'lottery' })
    const answer = await send({ body: promo.needsCode ? { code } : {} })
    if (answer?.success) notify({ tone: 'positive', title: text(`lottery.type.${promo.type}`), text: text('lottery.bought') })
    await refreshLottery()
  }
  return (
    <Card heading={text('lottery.gift')}>
      <form className="flex flex-col gap-3" onSubmit={(event) => void take(event)}>
        <p className="flex items-center gap-3 text-ink-soft">
          <ArtIcon name="gift" size={40} />
          {text('lottery.gift.text', { type: text(`lottery.type.${promo.type}`), left: promo.left })}
        </p>
        <RefusedNotice>{refused}</RefusedNotice>
        {promo.isTaken ? (
          <p className="font-semibold text-positive">{text('lottery.gift.taken')}</p>
        ) : (
          <>
            {promo.needsCode && (
              <TextField
                label={text('lottery.gift.code')}
                value={code}
                autoComplete="off"
                maxLength={40}
                required
                onChange={(event) => setCode(event.target.value)}
              />
            )}
            <Button type="submit" variant="secondary" loading={is_sending} disabled={state !== 'active'}>
              {text('lottery.gift.take')}
            </Button>
          </>
        )}
      </form>
    </Card>
  )
}
