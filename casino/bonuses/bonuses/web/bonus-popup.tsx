import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { goTo, reloadPage } from '#kernel/web/page/navigation.ts'
import { patchMain } from '#kernel/web/state/app-state.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { BonusView, cancelBonus } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { take } from './take-bonus.ts'
import { KeyTerms, OfferTerms } from './terms-view.tsx'

interface StateProps {
  readonly bonus: BonusView
  readonly close: () => void
}

/** What is lost is said before it is: to keep the bonus is the first choice. */
const Cancel = ({ bonus, close }: StateProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { is_sending, refused, send } = useCommand<typeof cancelBonus>('POST /rest/bonuses/{id}/cancel/')
  const { id, currency, exponent } = bonus
  const loses = bonus.progress?.balance ?? bonus.amount ?? 0
  const cancel = async (): Promise<void> => {
    const answer = await send({ params: { id } })
    if (!answer?.success) return
    patchMain(({ activeBonusId }) => ({ activeBonusId: activeBonusId === id ? null : activeBonusId }))
    notify({ tone: 'positive', title: text('bonuses.cancelled') })
    close()
    await reloadPage()
  }
  return (
    <>
      <RefusedNotice>{refused}</RefusedNotice>
      {loses > 0 && (
        <Notice tone="warning">
          {text('bonuses.cancel.loses', { amount: formatAmount(loses, { currency, exponent, locale, trim: true }) })}
        </Notice>
      )}
      <p>{text('bonuses.cancel.keeps')}</p>
      <div className="flex flex-col gap-2">
        <Button size="lg" wide onClick={close}>
          {text('bonuses.cancel.keep')}
        </Button>
        <Button size="lg" wide variant="secondary" loading={is_sending} onClick={() => void cancel()}>
          {text('bonuses.cancel')}
        </Button>
      </div>
    </>
  )
}

const states = {
  applied: { heading: 'bonuses.popup.applied.heading', text: 'bonuses.popup.applied.text' },
  sleeping: { heading: 'bonuses.popup.waits.heading', text: 'bonuses.popup.waits.text' },
  complete: { heading: 'bonuses.popup.complete.heading', text: 'bonuses.popup.complete.text' },
} as const

const stateOf = ({ status }: BonusView) => states[status === 'sleeping' || status === 'complete' ? status : 'applied']

const Told = ({ bonus, close }: StateProps) => {
  const text = useText<typeof texts>()
  return (
    <>
      <p>{text(stateOf(bonus).text)}</p>
      <KeyTerms lines={bonus.keyTerms} />
      <Button size="lg" wide onClick={close}>
        {text('bonuses.popup.ok')}
      </Button>
    </>
  )
}

/** ST-010b: a gift that waits for its player, who is asked once. */
export const Waits = ({ bonus, close }: StateProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const accept = async (): Promise<void> => {
    close()
    await take(bonus)
  }
  return (
    <>
      <p className="text-pretty text-ink-soft">{bonus.text}</p>
      <OfferTerms offer={bonus} />
      <p className="text-sm text-ink-soft">{text('bonuses.take-by', { moment: dateTime(bonus.takeBy) })}</p>
      <div className="flex flex-col gap-2">
        <Button size="lg" wide onClick={() => void accept()}>
          {text('bonuses.take')}
        </Button>
        <Button size="lg" wide variant="ghost" onClick={close}>
          {text('bonuses.not-now')}
        </Button>
      </div>
    </>
  )
}

/** OP-012: free spins came with a bonus; where they are played stands on the page of bonuses. */
export const SpinsApplied = ({ close }: Pick<StateProps, 'close'>) => {
  const text = useText<typeof texts>()
  const see = async (): Promise<void> => {
    close()
    await goTo('/bonuses/#free-spins')
  }
  return (
    <>
      <p>{text('bonuses.popup.spins.text')}</p>
      <div className="flex flex-col gap-2">
        <Button size="lg" wide onClick={() => void see()}>
          {text('bonuses.popup.spins.go')}
        </Button>
        <Button size="lg" wide variant="ghost" onClick={close}>
          {text('bonuses.popup.ok')}
        </Button>
      </div>
    </>
  )
}

/** What the window is about, where it is not what came of a bonus. */
const asked = {
  cancel: { heading: 'bonuses.cancel.heading', Part: Cancel },
  take: { heading: 'bonuses.popup.gift.heading', Part: Waits },
} as const

/** MD-021: a bonus waits for its player, began, waits its turn, was played through or is about to be given up; or free spins came (OP-012). */
const BonusPopup = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const bonus = params['bonus'] as BonusView | undefined
  const frame = useModalFrame()
  if (params['state'] === 'free-spins-applied')
    return (
      <Dialog {...frame} size="sm" title={text('bonuses.popup.spins.heading')}>
        <div className="flex flex-col gap-4">
          <SpinsApplied close={close} />
        </div>
      </Dialog>
    )
  if (typeof bonus !== 'object') return null
  const asks = params['asks'] === 'cancel' || params['asks'] === 'take' ? params['asks'] : null
  const { heading, Part } = asks === null ? { heading: stateOf(bonus).heading, Part: Told } : asked[asks]
  return (
    <Dialog {...frame} size="sm" title={text(heading)}>
      <div className="flex flex-col gap-4">
        <p className="font-bold">{bonus.title}</p>
        <Part bonus={bonus} close={close} />
      </div>
    </Dialog>
  )
}

export default BonusPopup
