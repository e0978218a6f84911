import { formatAmount } from '#kernel/money/format-amount.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadPage } from '#kernel/web/page/navigation.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { cancelFreeSpins, FreeSpinsView } from '../contract.ts'
import type { texts } from '../texts.ts'
import { freeSpinsKey } from './free-spins-key.ts'

interface GiveUpProps {
  readonly spins: FreeSpinsView
  readonly close: () => void
}

/** What is lost is said before it is, and what stays: to keep them is the first choice. */
export const GiveUp = ({ spins, close }: GiveUpProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { is_sending, refused, send } = useCommand<typeof cancelFreeSpins>('POST /rest/player/free-spins/{id}/cancel/')
  const { id, left, currentFs, stake, won, winsTo, currency, exponent } = spins
  const money = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  const giveUp = async (): Promise<void> => {
    const answer = await send({ params: { id } })
    if (!answer?.success) return
    notify({ tone: 'positive', title: text('free-spins.given-up') })
    void queries().invalidateQueries({ queryKey: freeSpinsKey })
    close()
    await reloadPage()
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="font-bold">{spins.title}</p>
      <RefusedNotice>{refused}</RefusedNotice>
      <Notice tone="warning">
        {text('free-spins.give-up.loses', { count: left, stake: money(stake) })}
        {left > currentFs && ` ${text('free-spins.give-up.to-come')}`}
      </Notice>
      <p>{text(winsTo === 'bonus' ? 'free-spins.give-up.keeps-bonus' : 'free-spins.give-up.keeps', { won: money(won) })}</p>
      <div className="flex flex-col gap-2">
        <Button size="lg" wide onClick={close}>
          {text('free-spins.give-up.keep')}
        </Button>
        <Button size="lg" wide variant="secondary" loading={is_sending} onClick={() => void giveUp()}>
          {text('free-spins.give-up')}
        </Button>
      </div>
    </div>
  )
}

/** The window in which free spins are given up. */
const FreeSpinsGiveUp = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const spins = params['spins'] as FreeSpinsView | undefined
  if (typeof spins !== 'object') return null
  return (
    <Dialog {...frame} size="sm" title={text('free-spins.give-up.heading')}>
      <GiveUp spins={spins} close={close} />
    </Dialog>
  )
}

export default FreeSpinsGiveUp
