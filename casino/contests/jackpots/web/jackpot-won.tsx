import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { Amount } from '#ui/amount.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { JackpotWin } from '../contract.ts'

interface JackpotWonProps {
  readonly win: JackpotWin
  readonly picture: 'slot-machine' | 'trophy'
  readonly heading: string
  readonly text: string
  /** What the button says that closes it. */
  readonly thanks: string
  readonly close: () => void
}

/** The window of a pot that fell to the player, whichever contest it is of. */
export const JackpotWon = ({ win: { amount, currency, exponent }, picture, heading, text, thanks, close }: JackpotWonProps) => {
  const { locale } = useFormats()
  return (
    <Dialog {...useModalFrame()} size="sm" title={heading}>
      <div className="flex flex-col items-center gap-4 text-center">
        <ArtIcon name={picture} size={96} />
        <Amount
          amount_minor={amount}
          currency={currency}
          exponent={exponent}
          locale={locale}
          trim
          className="text-3xl font-extrabold text-accent-ink"
        />
        <p>{text}</p>
        <Button onClick={close}>{thanks}</Button>
      </div>
    </Dialog>
  )
}
