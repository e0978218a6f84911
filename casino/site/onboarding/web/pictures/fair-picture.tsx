import { Light, Panel, Thing, Words } from '#ui/scene.tsx'
import { StepScene } from './step-scene.tsx'

/** Heights of the fingerprint's bars, the same before and after. */
const strokes = [22, 12, 26, 16, 30, 10, 20, 28, 14, 24] as const

const Fingerprint = ({ x, y }: { readonly x: number; readonly y: number }) =>
  strokes.map((height, index) => (
    <rect key={index} x={x + index * 10} y={y - height / 2} width="5" height={height} rx="2.5" className="fill-accent" />
  ))

/** A locked secret before the bet, an open one after it, and the same fingerprint under both. */
export const FairPicture = () => (
  <StepScene>
    <Light x={280} y={112} radius={130} />
    <path d="M210 108h140" strokeWidth="2.5" strokeDasharray="2 9" strokeLinecap="round" className="stroke-line-strong" />
    <Panel x={70} y={36} width={140} height={162} />
    <Thing name="lock" x={140} y={88} size={76} />
    <Panel x={82} y={142} width={116} height={42} className="fill-surface-2 stroke-line" />
    <Fingerprint x={92.5} y={163} />
    <Thing name="die" x={280} y={106} size={84} turn={-8} />
    <Panel x={350} y={36} width={140} height={162} />
    <Thing name="old-key" x={420} y={86} size={72} />
    <Panel x={362} y={142} width={116} height={42} className="fill-surface-2 stroke-line" />
    <Fingerprint x={372.5} y={163} />
    <circle cx="280" cy="184" r="21" className="fill-positive-soft stroke-positive" strokeWidth="2" />
    <path
      d="M271 184l6.5 6.5 12-13"
      fill="none"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-positive"
    />
    <Words x={222} y={181.5} width={28} height={5} className="fill-positive opacity-60" />
    <Words x={310} y={181.5} width={28} height={5} className="fill-positive opacity-60" />
  </StepScene>
)
