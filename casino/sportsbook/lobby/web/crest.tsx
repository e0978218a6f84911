import { useId } from 'react'
import type { Competitor, Crest as CrestData } from '#casino/sportsbook/catalogue/contract.ts'
import { crestOutline, crestPattern, crestSign } from './crest-shapes.ts'

const Drawn = ({ crest, size }: { readonly crest: CrestData; readonly size: number }) => {
  const clip = useId()
  const [dark, strong, light] = crest.colours
  const outline = crestOutline(crest)
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="shrink-0">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h40v40H0Z" fill={dark} />
        <path d={crestPattern(crest)} fill={strong} />
      </g>
      <path d={crestSign(crest)} fill={light} stroke={dark} strokeWidth="1.500" strokeLinejoin="round" />
      <path d={outline} fill="none" stroke={light} strokeOpacity="0.550" strokeWidth="1.500" />
    </svg>
  )
}

/** A competitor's crest, drawn from its data; its letters where it has none. */
export const Crest = ({ competitor, size = 24 }: { readonly competitor: Competitor; readonly size?: number }) =>
  competitor.crest ? (
    <Drawn crest={competitor.crest} size={size} />
  ) : (
    <span
      className="grid shrink-0 place-items-center rounded-full bg-surface-3 text-2xs font-bold text-ink"
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {competitor.short.slice(0, 2)}
    </span>
  )
