import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import type { pageTexts as texts } from '../page-texts.ts'

/** The daily bonus on the page of bonuses: what it is, and the way to its steps. */
const DailyCard = ({ data }: PageComponentProps<'daily-bonus'>) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return (
    <section className="mb-8 flex flex-wrap items-center gap-4 rounded-xl bg-surface-1 p-5 shadow-low inset-ring inset-ring-line">
      <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-accent-soft">
        <ArtIcon name="gift" size={38} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-extrabold">{text('daily-bonus.title')}</h2>
        <p className="text-sm text-pretty text-ink-soft">
          {data.available ? text('daily-bonus.text') : text('daily-bonus.next', { moment: dateTime(data.nextAt) })}
        </p>
      </div>
      <Button variant={data.available ? 'primary' : 'secondary'} onClick={() => openModal('DailyBonusModal')}>
        {text('daily-bonus.open')}
      </Button>
    </section>
  )
}

export default DailyCard
