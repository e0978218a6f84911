import { Panel, Thing, Words } from '#ui/scene.tsx'
import { StoryScene } from './stage.tsx'

const lines = [118, 84, 140, 96] as const

/** A bonus's card: its lines, and the one that says what it is worth, lit. */
export const Terms = () => (
  <StoryScene>
    <Panel x={64} y={26} width={272} height={276} />
    <Words x={88} y={54} width={110} height={14} className="fill-ink-soft" />
    <path d="M64 92h272" strokeWidth="1.5" className="stroke-line" />
    {lines.map((width, index) => (
      <g key={width}>
        <circle cx="97" cy={117 + index * 28} r="5" className="fill-line-strong" />
        <Words x={114} y={112 + index * 28} width={width} height={10} className="fill-line-strong" />
        <Words x={276} y={112 + index * 28} width={36} height={10} className="fill-surface-3" />
      </g>
    ))}
    <Panel x={80} y={226} width={240} height={56} className="fill-accent-soft stroke-accent" />
    <Words x={100} y={242} width={92} height={10} className="fill-accent-ink" />
    <Words x={100} y={260} width={128} height={8} className="fill-accent-ink opacity-60" />
    <Thing name="lamp" x={290} y={254} size={42} />
    <Thing name="gift" x={324} y={58} size={96} turn={8} />
  </StoryScene>
)

/** One's own money in front, the bonus's behind; the way out of the first is open. */
export const CashFirst = () => (
  <StoryScene>
    <Panel x={28} y={60} width={164} height={200} className="fill-accent-soft stroke-accent" />
    <Panel x={208} y={60} width={164} height={200} />
    <Thing name="money-bag" x={110} y={140} size={104} />
    <Thing name="gift" x={290} y={140} size={92} />
    <circle cx="62" cy="92" r="17" className="fill-accent" />
    <path d="M57 87l7-5v20" fill="none" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" className="stroke-on-accent" />
    <circle cx="242" cy="92" r="17" className="fill-surface-3" />
    <path
      d="M236 87q6-9 12-2 2 4-12 15h13"
      fill="none"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-ink-soft"
    />
    <Words x={68} y={218} width={84} height={12} className="fill-accent-ink" />
    <Words x={254} y={218} width={72} height={12} className="fill-line-strong" />
    <path
      d="M110 260v46m-13-14l13 14 13-14"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-positive"
    />
  </StoryScene>
)
