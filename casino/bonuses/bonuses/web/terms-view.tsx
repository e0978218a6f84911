import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { BonusOffer } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { WorthView } from './worth-view.tsx'

/** The key terms of a bonus, a line for each: a short label leaves its room to what it says. */
export const KeyTerms = ({ lines }: { readonly lines: BonusOffer['keyTerms'] }) => (
  <dl className="flex flex-col gap-1.5 text-sm">
    {lines.map(({ label, text }) => (
      <div key={label} className="flex justify-between gap-4">
        <dt className="shrink-0 text-ink-soft">{label}</dt>
        <dd className="min-w-0 text-right font-semibold text-pretty">{text}</dd>
      </div>
    ))}
  </dl>
)

/** The whole terms, under a heading that opens them. */
export const LongTerms = ({ paragraphs }: { readonly paragraphs: BonusOffer['longTerms'] }) => {
  const text = useText<typeof texts>()
  return (
    <Disclosure summary={text('bonuses.more')} className="bg-surface-2 text-sm">
      <ul className="flex list-disc flex-col gap-2 pl-4">
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** How one gets out of it again, and what that costs: said before it is taken. */
export const WayOut = () => {
  const text = useText<typeof texts>()
  return <p className="text-sm text-pretty text-ink-soft">{text('bonuses.way-out')}</p>
}

/** All that is said of an offer's terms: the key terms, what it is worth, how to give it up, and the whole. */
export const OfferTerms = ({ offer }: { readonly offer: Pick<BonusOffer, 'keyTerms' | 'worth' | 'longTerms'> }) => (
  <div className="flex flex-col gap-4">
    <KeyTerms lines={offer.keyTerms} />
    <WorthView worth={offer.worth} />
    <WayOut />
    <LongTerms paragraphs={offer.longTerms} />
  </div>
)

/** The same as a card of a page that is about one offer. */
export const OfferTermsCard = ({ heading, offer }: { readonly heading: string; readonly offer: BonusOffer }) => (
  <Card heading={heading}>
    <OfferTerms offer={offer} />
  </Card>
)
