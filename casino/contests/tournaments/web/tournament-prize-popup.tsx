import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'

interface Won {
  readonly place: number
  readonly prize: number
  readonly currency: string
  readonly exponent: number
  readonly title: string
}

/** TO-011: what was won, once. */
const TournamentPrizePopup = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const frame = useModalFrame()
  const { place, prize, currency, exponent, title } = params as unknown as Won
  const amount = formatAmount(prize, { currency, exponent, locale, trim: true })
  return (
    <Dialog {...frame} size="sm" title={text('tournaments.popup.heading', { place })}>
      <div className="flex flex-col items-center gap-4 text-center">
        <ArtIcon name="trophy" size={96} />
        <p>{text(prize > 0 ? 'tournaments.popup.prize' : 'tournaments.popup.no-prize', { title, prize: amount })}</p>
        <Button onClick={close}>{text('tournaments.popup.close')}</Button>
      </div>
    </Dialog>
  )
}

export default TournamentPrizePopup
