import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Light, Panel, Thing, Words } from '#ui/scene.tsx'
import { StepScene } from './step-scene.tsx'

const tries = 5
const rows = [
  { words: 70, is_you: false },
  { words: 92, is_you: true },
  { words: 58, is_you: false },
] as const

const podium: readonly { readonly medal: ColourIcon; readonly x: number; readonly top: number }[] = [
  { medal: 'silver-medal', x: 344, top: 116 },
  { medal: 'gold-medal', x: 406, top: 84 },
  { medal: 'bronze-medal', x: 468, top: 138 },
]

/** A leaderboard with equal numbers of attempts, and the winning places. */
export const RacesPicture = () => (
  <StepScene>
    <Light x={436} y={120} radius={108} />
    <Panel x={48} y={38} width={252} height={168} />
    {rows.map(({ words, is_you }, index) => {
      const y = 71 + index * 51
      return (
        <g key={words}>
          {is_you && <Panel x={58} y={y - 22} width={232} height={44} className="fill-accent-soft stroke-accent" />}
          <circle cx="86" cy={y} r="13" className={is_you ? 'fill-accent' : 'fill-surface-3'} />
          <Words x={110} y={y - 4} width={words} height={8} className={is_you ? 'fill-accent-ink' : 'fill-line-strong'} />
          {Array.from({ length: tries }, (_, at) => (
            <circle key={at} cx={216 + at * 15} cy={y} r="4.5" className={is_you ? 'fill-accent-ink' : 'fill-line-strong'} />
          ))}
        </g>
      )
    })}
    {podium.map(({ medal, x, top }) => (
      <g key={medal}>
        <path
          d={`M${x} 250V${top + 8}a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8V250z`}
          strokeWidth="1.5"
          className={medal === 'gold-medal' ? 'fill-accent-soft stroke-accent' : 'fill-surface-1 stroke-line'}
        />
        <Thing name={medal} x={x + 30} y={top + 36} size={44} />
      </g>
    ))}
    <Thing name="trophy" x={436} y={48} size={64} />
  </StepScene>
)
