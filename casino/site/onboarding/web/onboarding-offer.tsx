import type { PageComponentProps } from '#kernel/web-slice.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import type { texts } from '../texts.ts'
import { focusPage } from './focus-page.ts'
import { isDue, reportSeen } from './seen.ts'

/**
 * The page component `onboarding-offer`: a card in the page's flow. The window only opens on a click; another button dismisses the
 * card for good.
 */
const Offer = ({ data: { scenario } }: PageComponentProps<'onboarding-offer'>) => {
  const text = useText<typeof texts>()
  if (!isDue(useMain(), scenario)) return null
  const refuse = (): void => {
    reportSeen(scenario)
    notify({ title: text('onboarding.offer.refused') })
    focusPage()
  }
  return (
    <section className="relative isolate flex flex-col gap-4 overflow-clip rounded-2xl bg-surface-1 bg-glow p-4 shadow-low inset-ring inset-ring-line sm:p-5 md:flex-row md:items-center md:gap-6 md:px-7">
      <div className="flex min-w-0 flex-1 items-start gap-4 md:items-center">
        <ArtIcon name="compass" size={52} className="max-md:size-11" />
        <div className="min-w-0">
          <h2 className="text-lg font-bold">{text('onboarding.offer.heading')}</h2>
          <p className="mt-0.5 text-sm text-balance text-ink-soft">{text('onboarding.offer.text')}</p>
        </div>
      </div>
      <div className="flex gap-2.5 *:max-md:flex-1">
        <Button variant="ghost" onClick={refuse}>
          {text('onboarding.offer.refuse')}
        </Button>
        <Button variant="secondary" onClick={() => openModal('Onboarding', { scenario })}>
          {text('onboarding.offer.show')}
        </Button>
      </div>
    </section>
  )
}

export default Offer
