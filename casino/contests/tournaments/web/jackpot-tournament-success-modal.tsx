import type { JackpotWin } from '#casino/contests/jackpots/contract.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'

/** MD-036, TO-014: what fell to the player in a tournament with a jackpot. */
const JackpotTournamentSuccessModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const frame = useModalFrame()
  const win = params['win'] as JackpotWin | undefined
  if (!win) return null
  const { amount, currency, exponent } = win
  return (
    <Dialog {...frame} size="sm" title={text('tournaments.jackpot.heading')}>
      <div className="flex flex-col items-center gap-4 text-center">
        <ArtIcon name="trophy" size={96} />
        <Amount
          amount_minor={amount}
          currency={currency}
          exponent={exponent}
          locale={locale}
          trim
          className="text-3xl font-extrabold text-accent-ink"
        />
        <p>{text('tournaments.jackpot.won')}</p>
        <Button onClick={close}>{text('tournaments.popup.close')}</Button>
      </div>
    </Dialog>
  )
}

export default JackpotTournamentSuccessModal
