import { useEffect, useState } from 'react'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { FreeSpinsCard } from './free-spins-card.tsx'
import { hideGift, readHidden } from './hidden-gift.ts'
import { shownSpins } from './shown-spins.ts'

/** The player's free spins on the page of bonuses; nothing where there are none. */
const FreeSpins = ({ data: { freeSpins } }: PageComponentProps<'free-spins'>) => {
  const text = useText<typeof texts>()
  const [hidden, setHidden] = useState<number | null>(null)
  useEffect(() => setHidden(readHidden(window.localStorage)), [])
  const shown = shownSpins(freeSpins, hidden)
  if (shown.length === 0) return null
  return (
    <section id="free-spins" className="mb-8 scroll-mt-24">
      <h2 className="mb-3 text-xl font-extrabold">{text('free-spins.heading')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((spins) => (
          <FreeSpinsCard
            key={spins.id}
            spins={spins}
            {...(spins.status === 'complete' && spins.portions > 1
              ? {
                  onHide: () => {
                    hideGift(window.localStorage, spins.id)
                    setHidden(spins.id)
                  },
                }
              : {})}
          />
        ))}
      </ul>
    </section>
  )
}

export default FreeSpins
