import { useMain } from '#kernel/web/state/app-state.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { prizes } from './prizes-store.ts'
import PrizesTab from './prizes-tab.tsx'

/** What a player was given, on the page of bonuses, where the menu counts it; nothing where there is nothing. */
const PrizesList = () => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const known = useStore(prizes, undefined)
  if (isGuest) return null
  return (
    <section aria-label={text('prizes.list')} className={known?.list.length === 0 ? 'hidden' : 'mb-6'}>
      <h2 className="mb-3 text-xl font-bold">{text('prizes.list')}</h2>
      <PrizesTab />
    </section>
  )
}

export default PrizesList
