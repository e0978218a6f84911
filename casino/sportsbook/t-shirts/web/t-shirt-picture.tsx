import { useId } from 'react'
import type { Competitor } from '#casino/sportsbook/catalogue/contract.ts'
import { Crest, crestPattern } from '#casino/sportsbook/lobby/web/api.ts'

/** Body, left and right sleeve, in a square of 200. */
const body = 'M70 24q30 26 60 0l20 8v144q0 8-8 8H58q-8 0-8-8V32Z'
const sleeves = ['M50 32 16 60q-5 5-1 11l17 24q4 5 9 1l9-8Z', 'M150 32l34 28q5 5 1 11l-17 24q-4 5-9 1l-9-8Z'] as const
const collar = 'M70 24q30 26 60 0l5 2q-35 33-70 0Z'

interface TShirtPictureProps {
  readonly team: Competitor
  readonly label: string
  readonly className?: string
}

/** A club's T-shirt: its colours, the pattern of its crest over the chest, and the crest itself. */
export const TShirtPicture = ({ team, label, className }: TShirtPictureProps) => {
  const clip = useId()
  const [dark = '#14213d', strong = '#e63946', light = '#ffffff'] = team.crest?.colours ?? []
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={label} className={className}>
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      {sleeves.map((path) => (
        <path key={path} d={path} fill={strong} stroke={light} strokeOpacity="0.35" strokeWidth="1.5" strokeLinejoin="round" />
      ))}
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h200v200H0Z" fill={dark} />
        {team.crest && <path d={crestPattern(team.crest)} fill={strong} transform="translate(40 30) scale(3 4)" />}
        <path d="M50 176h100v8H50Z" fill={strong} />
        <path d="M50 0h16v200H50ZM134 0h16v200h-16Z" fill="#000" fillOpacity="0.14" />
      </g>
      <path d={body} fill="none" stroke={light} strokeOpacity="0.35" strokeWidth="1.5" strokeLinejoin="round" />
      <path d={collar} fill={light} />
      <g transform="translate(76 68)">
        <Crest competitor={team} size={48} />
      </g>
    </svg>
  )
}
