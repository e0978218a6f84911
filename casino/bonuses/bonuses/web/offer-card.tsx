import type { ReactNode } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import type { BonusOffer } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { OfferTerms } from './terms-view.tsx'

interface OfferCardProps {
  readonly offer: BonusOffer
  /** Where it stands in the list of the page, for a link to it (OP-032). */
  readonly id?: string
  /** What it says of its state: until when it can be taken. */
  readonly note?: ReactNode
  readonly actions: ReactNode
}

/** BO-013: what may be taken after it. */
export const Children = ({ of }: { readonly of: BonusOffer['children'] }) => {
  const text = useText<typeof texts>()
  return (
    <div className="rounded-md bg-surface-2 p-3.5 text-sm">
      <p className="font-bold">{text('bonuses.children')}</p>
      <ol className="mt-2 flex flex-col gap-1.5">
        {of.map(({ terms, title, gives }) => (
          <li key={terms}>
            <span className="font-semibold">{title}</span>
            <span className="block text-ink-soft">{gives}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** BO-015: the code that brings it, to be copied or typed. */
const Code = ({ code }: { readonly code: string }) => {
  const text = useText<typeof texts>()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 rounded-md border border-dashed border-line bg-surface-2 px-3.5 py-2.5">
      <span className="text-sm text-ink-soft">{text('bonuses.code')}</span>
      <code className="font-extrabold select-all">{code}</code>
    </p>
  )
}

/** EN-038: a card that looks unlike the others says so. */
const CardMark = ({ type }: { readonly type: BonusOffer['params']['cardType'] }) => {
  const text = useText<typeof texts>()
  return type === 'customCashback' ? <Badge tone="accent">{text('bonuses.card.custom-cashback')}</Badge> : null
}

/** A bonus with everything that one should know before taking it. */
export const OfferCard = ({ offer, id, note, actions }: OfferCardProps) => (
  <li
    id={id}
    className={classNames(
      'flex flex-col gap-4 rounded-xl bg-surface-1 p-5 shadow-low inset-ring inset-ring-line',
      offer.params.cardType !== null && 'inset-ring-2 inset-ring-accent-mark',
    )}
  >
    <header className="flex items-start gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-accent-soft">
        <ArtIcon name={offer.picture as ColourIcon} size={38} />
      </span>
      <div className="min-w-0">
        <CardMark type={offer.params.cardType} />
        <h3 className="heading text-lg font-extrabold">{offer.title}</h3>
        <p className="text-sm text-ink-soft">{offer.text}</p>
      </div>
    </header>
    {offer.promoCode !== null && <Code code={offer.promoCode} />}
    <OfferTerms offer={offer} />
    {offer.hasChildrens && <Children of={offer.children} />}
    <footer className="mt-auto flex flex-col gap-2.5">
      {note && <p className="text-xs text-ink-soft">{note}</p>}
      <div className="flex flex-wrap gap-2.5">{actions}</div>
    </footer>
  </li>
)
