import { Light, Panel, Thing, Words } from '#ui/scene.tsx'
import { StepScene } from './step-scene.tsx'

const radius = 74
const round = 2 * Math.PI * radius
const share = 0.64

const sliders = [
  { words: 84, at: 0.42 },
  { words: 62, at: 0.7 },
  { words: 98, at: 0.28 },
] as const

const from = 288
const length = 174

/** A clock, limit bars, and a flower for the break. */
export const LimitsPicture = () => (
  <StepScene>
    <Light x={148} y={120} radius={110} />
    <circle cx="148" cy="120" r={radius} strokeWidth="14" className="fill-surface-1 stroke-surface-3" />
    <circle
      cx="148"
      cy="120"
      r={radius}
      fill="none"
      strokeWidth="14"
      strokeLinecap="round"
      strokeDasharray={`${round * share} ${round}`}
      transform="rotate(-90 148 120)"
      className="stroke-accent"
    />
    <Thing name="clock" x={148} y={120} size={86} />
    <Panel x={262} y={34} width={226} height={174} />
    {sliders.map(({ words, at }, index) => {
      const y = 62 + index * 52
      return (
        <g key={words}>
          <Words x={from} y={y - 4} width={words} height={8} className="fill-line-strong" />
          <Words x={from} y={y + 15} width={length} height={8} className="fill-surface-3" />
          <Words x={from} y={y + 15} width={length * at} height={8} className="fill-accent" />
          <circle cx={from + length * at} cy={y + 19} r="10" strokeWidth="4" className="fill-surface-1 stroke-accent" />
        </g>
      )
    })}
    <Thing name="sunflower" x={500} y={186} size={76} turn={6} />
  </StepScene>
)
