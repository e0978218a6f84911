import { Panel, Thing, Words } from '#ui/scene.tsx'
import { StoryScene } from './stage.tsx'

const sliders = [
  { words: 108, at: 0.34 },
  { words: 76, at: 0.62 },
  { words: 132, at: 0.22 },
] as const
const [from, length] = [72, 256] as const

/** Bars whose mark the player moves, and a shield that holds them. */
export const Limits = () => (
  <StoryScene>
    <Panel x={44} y={40} width={312} height={234} />
    {sliders.map(({ words, at }, index) => {
      const y = 76 + index * 70
      return (
        <g key={words}>
          <Words x={from} y={y - 6} width={words} height={10} className="fill-line-strong" />
          <Words x={from} y={y + 18} width={length} height={10} className="fill-surface-3" />
          <Words x={from} y={y + 18} width={length * at} height={10} className="fill-accent" />
          <path
            d={`M${from + length * (at + 0.16)} ${y + 11}v24`}
            strokeWidth="3"
            strokeDasharray="3 5"
            strokeLinecap="round"
            className="stroke-line-strong"
          />
          <circle cx={from + length * at} cy={y + 23} r="12" strokeWidth="4.5" className="fill-surface-1 stroke-accent" />
        </g>
      )
    })}
    <Thing name="shield" x={330} y={262} size={116} turn={6} />
  </StoryScene>
)

const days = Array.from({ length: 28 }, (_, day) => day)
const rests = (day: number): boolean => day >= 9 && day < 20

/** A calendar with days of rest, a moon above and a flower beside. */
export const Pause = () => (
  <StoryScene>
    <Panel x={54} y={62} width={292} height={214} />
    <path d="M54 108h292" strokeWidth="1.5" className="stroke-line" />
    <Words x={78} y={79} width={92} height={12} className="fill-line-strong" />
    {days.map((day) => (
      <rect
        key={day}
        x={78 + (day % 7) * 36}
        y={124 + Math.floor(day / 7) * 36}
        width="26"
        height="26"
        rx="7"
        className={rests(day) ? 'fill-positive-soft stroke-positive' : 'fill-surface-3'}
        strokeWidth={rests(day) ? 1.5 : 0}
      />
    ))}
    <Thing name="crescent-moon" x={312} y={64} size={82} turn={12} />
    <Thing name="sunflower" x={76} y={262} size={92} turn={-8} />
  </StoryScene>
)
