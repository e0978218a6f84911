import { useState } from 'react'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import type { pageTexts as texts } from '../page-texts.ts'
import { hiddenRisk, openRiskBonus } from './open-risk-bonus.ts'

/** The cover of a first deposit on the page of bonuses: what it is, and the way to all of it. */
const RiskCard = ({ data }: PageComponentProps<'risk-bonus'>) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const is_hidden = hiddenRisk.use() === true
  const [asking, setAsking] = useState(false)
  if (is_hidden) return null
  const { status, percent, hours, most, currency, exponent } = data
  const open = async (): Promise<void> => {
    setAsking(true)
    await openRiskBonus()
    setAsking(false)
  }
  return (
    <section className="mb-8 flex flex-wrap items-center gap-4 rounded-xl bg-surface-1 p-5 shadow-low inset-ring inset-ring-line">
      <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-accent-soft">
        <ArtIcon name="bank" size={38} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-extrabold">{text('risk-bonus.title')}</h2>
        <p className="text-sm text-pretty text-ink-soft">
          {status === 'open'
            ? text('risk-bonus.card', { percent, hours, most: formatAmount(most, { currency, exponent, locale, trim: true }) })
            : text(`risk-bonus.card.${status}`)}
        </p>
      </div>
      <Button variant="secondary" loading={asking} onClick={() => void open()}>
        {text('risk-bonus.open')}
      </Button>
    </section>
  )
}

export default RiskCard
