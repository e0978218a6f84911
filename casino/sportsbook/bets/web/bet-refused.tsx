import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Notice } from '#ui/notice.tsx'
import type { texts } from '../texts.ts'

/** The way to what the licence wants before a bet. */
export const ToNumber = () => {
  const text = useText<typeof texts>()
  return (
    <LeavingLink to="/inn/" className="ms-1 underline">
      {text('sport-slip.tax-number')}
    </LeavingLink>
  )
}

interface BetRefusedProps {
  readonly refused: { readonly error: string; readonly message: string }
}

/** Why a bet was refused, with the way to what remedies it: money, or the number that the licence wants. */
export const BetRefused = ({ refused: { error, message } }: BetRefusedProps) => {
  const text = useText<typeof texts>()
  return (
    <Notice tone="negative" announce>
      {message}
      {error === 'insufficient-funds' && (
        <LeavingLink to="/cash/deposit/" className="ms-1 underline">
          {text('sport-slip.deposit')}
        </LeavingLink>
      )}
      {error === 'sport-tax-number' && <ToNumber />}
    </Notice>
  )
}
