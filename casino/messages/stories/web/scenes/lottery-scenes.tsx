import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Panel, Thing, Words } from '#ui/scene.tsx'
import { StoryScene } from './stage.tsx'

/** A scratch ticket, half scratched, and the stars that it cost. */
export const Ticket = () => (
  <StoryScene>
    <g transform="rotate(-5 200 170)">
      <Panel x={52} y={78} width={296} height={184} className="fill-surface-1 stroke-accent" />
      <path d="M262 84v172" strokeWidth="2.5" strokeDasharray="2 9" strokeLinecap="round" className="stroke-line-strong" />
      <Words x={76} y={98} width={112} height={12} className="fill-accent-ink" />
      <Panel x={72} y={122} width={172} height={118} className="fill-accent-soft stroke-accent" />
      <Thing name="clover" x={126} y={182} size={76} />
      <path d="M244 122v118h-74q12-14 0-28t4-30q14-12 0-28t2-32z" className="fill-surface-3" />
      <Thing name="coin" x={176} y={206} size={48} turn={10} />
      <Words x={282} y={112} width={46} height={9} className="fill-line-strong" />
      <Words x={282} y={132} width={32} height={9} className="fill-surface-3" />
    </g>
    <Thing name="star" x={310} y={212} size={62} turn={8} />
    <Thing name="star" x={350} y={256} size={44} turn={-10} />
    <Thing name="star" x={86} y={58} size={52} turn={-12} />
  </StoryScene>
)

const prizes: readonly { readonly icon: ColourIcon; readonly share: number }[] = [
  { icon: 'star', share: 0.9 },
  { icon: 'ticket', share: 0.62 },
  { icon: 'coin', share: 0.34 },
  { icon: 'money-bag', share: 0.12 },
]

/** A table of chances: what comes often has the long bar. */
export const Odds = () => (
  <StoryScene>
    <Panel x={44} y={36} width={312} height={256} />
    {prizes.map(({ icon, share }, index) => {
      const y = 76 + index * 58
      return (
        <g key={icon}>
          <Thing name={icon} x={84} y={y} size={38} />
          <Words x={118} y={y - 7} width={206} height={14} className="fill-surface-3" />
          <Words x={118} y={y - 7} width={206 * share} height={14} className="fill-accent" />
        </g>
      )
    })}
    <Thing name="magnifier" x={322} y={258} size={104} />
  </StoryScene>
)
