import { TrackCard } from '#casino/campaigns/missions/web/api.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { Lottery } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'

/** What brings stars today: bounded, and said in full. It comes by itself, so there is nothing to take. */
export const StarsCard = ({ lottery: { stars } }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  if (!stars) return null
  return (
    <section id="stars" className="scroll-mt-24">
      <TrackCard heading={text('lottery.to-stars')} note={text('lottery.today')} track={stars} />
    </section>
  )
}
