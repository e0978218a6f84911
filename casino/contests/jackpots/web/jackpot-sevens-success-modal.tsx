import { useEffect } from 'react'
import { api } from '#kernel/web/browser.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { JackpotWin, showLastWin } from '../contract.ts'
import type { texts } from '../texts.ts'

/** MD-035, SA-015: what fell, until it was shown once. */
const JackpotSevensSuccessModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const frame = useModalFrame()
  const win = params['win'] as JackpotWin | undefined
  useEffect(() => {
    if (win) void api.call<typeof showLastWin>('POST /rest/jackpot-sevens/last-win-showed/', {})
  }, [win])
  if (!win) return null
  const { title, amount, currency, exponent } = win
  return (
    <Dialog {...frame} size="sm" title={text('jackpots.success.heading')}>
      <div className="flex flex-col items-center gap-4 text-center">
        <ArtIcon name="slot-machine" size={96} />
        <Amount
          amount_minor={amount}
          currency={currency}
          exponent={exponent}
          locale={locale}
          trim
          className="text-3xl font-extrabold text-accent-ink"
        />
        <p>{text('jackpots.success.text', { title })}</p>
        <Button onClick={close}>{text('jackpots.success.close')}</Button>
      </div>
    </Dialog>
  )
}

export default JackpotSevensSuccessModal
