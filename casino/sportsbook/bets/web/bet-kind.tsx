import { useText } from '#kernel/web/texts/use-text.tsx'
import type { BetView } from '../contract.ts'
import type { texts } from '../texts.ts'

interface BetKindProps {
  readonly bet: Pick<BetView, 'betType' | 'sizes'> & { readonly legs: readonly Pick<BetView['legs'][number], 'isBanker'>[] }
}

/** What kind of bet it is; of a system also its combinations: "System 2 of 4". Bankers stand in each and are not counted. */
export const BetKind = ({ bet: { betType, sizes, legs } }: BetKindProps) => {
  const text = useText<typeof texts>()
  const count = legs.filter(({ isBanker }) => !isBanker).length
  return (
    <>
      {text(`sport-slip.type.${betType}`)}
      {betType === 'system' && ' '}
      {betType === 'system' && (
        <span className="amount font-normal text-ink-soft">{text('sport-bets.sizes', { sizes: sizes.join('/'), count })}</span>
      )}
    </>
  )
}
