import type { ReactNode } from 'react'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import type { BonusOffer } from '../contract.ts'
import { KeyTerms, LongTerms } from './terms-view.tsx'
import { WorthView } from './worth-view.tsx'

interface OfferCardProps {
  readonly offer: BonusOffer
  /** Where it stands in the list of the page, for a link to it (OP-032). */
  readonly id?: string
  /** What it says of its state: until when it can be taken. */
  readonly note?: ReactNode
  readonly actions: ReactNode
}

/** A bonus with everything that one should know before taking it. */
export const OfferCard = ({ offer, id, note, actions }: OfferCardProps) => (
  <li id={id} className="flex flex-col gap-4 rounded-xl bg-surface-1 p-5 shadow-low inset-ring inset-ring-line">
    <header className="flex items-start gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-accent-soft">
        <ArtIcon name={offer.picture as ColourIcon} size={38} />
      </span>
      <div className="min-w-0">
        <h3 className="text-lg font-extrabold">{offer.title}</h3>
        <p className="text-sm text-ink-soft">{offer.text}</p>
      </div>
    </header>
    <KeyTerms lines={offer.keyTerms} />
    <WorthView worth={offer.worth} />
    <LongTerms paragraphs={offer.longTerms} />
    <footer className="mt-auto flex flex-col gap-2.5">
      {note && <p className="text-xs text-ink-soft">{note}</p>}
      <div className="flex flex-wrap gap-2.5">{actions}</div>
    </footer>
  </li>
)
