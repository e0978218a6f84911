import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { BonusOffer } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { OfferCard } from './offer-card.tsx'

/** BO-015: bonuses that an announced code brings; the code opens its window, where it is looked at before its bonus is asked for. */
export const CodedOffers = ({ offers }: { readonly offers: readonly BonusOffer[] }) => {
  const text = useText<typeof texts>()
  if (offers.length === 0) return null
  return (
    <section id="coded" className="scroll-mt-24">
      <h2 className="mb-3 text-xl font-extrabold">{text('bonuses.coded')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {offers.map((offer) => (
          <OfferCard
            key={offer.promoCode}
            offer={offer}
            actions={
              <Button className="flex-1" onClick={() => openModal('PromoCodesPopup', { code: offer.promoCode })}>
                {text('bonuses.code.use')}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  )
}
