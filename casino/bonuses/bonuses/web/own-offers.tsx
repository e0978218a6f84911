import { usePending } from '#kernel/web/forms/use-pending.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { BonusView } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { OfferCard } from './offer-card.tsx'
import { take } from './take-bonus.ts'

const OwnOffer = ({ bonus }: { readonly bonus: BonusView }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const [sending, run] = usePending()
  const is_waiting = bonus.status === 'sleeping'
  const press = (): void => (is_waiting ? openModal('BonusActivateModal', { bonus }) : run(() => take(bonus)))
  const label = is_waiting ? 'bonuses.begin' : bonus.type === 'DEPBONUS' && bonus.amount === null ? 'bonuses.deposit' : 'bonuses.take'
  return (
    <OfferCard
      id={`card-bonus-${bonus.id}`}
      offer={bonus}
      note={text('bonuses.take-by', { moment: dateTime(bonus.takeBy) })}
      actions={
        <>
          <Button className="flex-1" loading={sending} onClick={press}>
            {text(label)}
          </Button>
          <Button variant="ghost" onClick={() => openModal('BonusPopup', { bonus, asks: 'cancel' })}>
            {text(is_waiting ? 'bonuses.cancel' : 'bonuses.decline')}
          </Button>
        </>
      }
    />
  )
}

interface OwnOffersProps {
  readonly id: string
  readonly heading: 'bonuses.available' | 'bonuses.waiting'
  readonly bonuses: readonly BonusView[]
}

/** Bonuses of the player that are not played with yet. */
export const OwnOffers = ({ id, heading, bonuses }: OwnOffersProps) => {
  const text = useText<typeof texts>()
  if (bonuses.length === 0) return null
  return (
    <section id={id} className="scroll-mt-24">
      <h2 className="mb-3 text-xl font-extrabold">{text(heading)}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {bonuses.map((bonus) => (
          <OwnOffer key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    </section>
  )
}
