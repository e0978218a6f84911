import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { usePrizes } from './use-prizes.ts'
import PrizesTab from './prizes-tab.tsx'

const OwnPrizes = () => {
  const text = useText<typeof texts>()
  const { phase, rows } = usePrizes()
  return (
    <section aria-label={text('prizes.list')} className={phase === 'shown' && rows.length === 0 ? 'hidden' : 'mb-6'}>
      <h2 className="mb-3 text-xl font-bold">{text('prizes.list')}</h2>
      <PrizesTab />
    </section>
  )
}

/** What a player was given, on the page of bonuses, where the menu counts it; nothing where there is nothing. */
const PrizesList = () => (useMain().isGuest ? null : <OwnPrizes />)

export default PrizesList
