import { formatAmount } from '#kernel/money/format-amount.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { BonusView } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

/** MD-024, BO-003: the bonus is for smaller balances, and says up to how much. */
const BonusAccessBalanceLimitModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { locale, dateTime } = useFormats()
  const bonus = params['bonus'] as BonusView | undefined
  const most_minor = params['minBalance']
  if (typeof bonus !== 'object' || typeof most_minor !== 'number') return null
  const amount = formatAmount(most_minor, { currency: bonus.currency, exponent: bonus.exponent, locale, trim: true })
  return (
    <Dialog {...frame} size="sm" title={text('bonuses.limit.heading')}>
      <div className="flex flex-col gap-4">
        <p>{text('bonuses.limit.text', { amount, moment: dateTime(bonus.takeBy) })}</p>
        <Button size="lg" wide onClick={close}>
          {text('bonuses.popup.ok')}
        </Button>
      </div>
    </Dialog>
  )
}

export default BonusAccessBalanceLimitModal
