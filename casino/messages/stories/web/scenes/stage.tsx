import type { ReactNode } from 'react'
import { Light, Scene } from '#ui/scene.tsx'

/** The room of a story's picture, with the light behind it. */
export const StoryScene = ({ children }: { readonly children: ReactNode }) => (
  <Scene width={400} height={340} className="block size-full">
    <Light x={200} y={165} radius={165} />
    {children}
  </Scene>
)

/** Heights of a fingerprint's bars: wherever it is the same, it is drawn the same. */
const strokes = [22, 12, 26, 16, 30, 10, 20, 28, 14, 24, 18] as const

/** A fingerprint by its left end and the middle of its height. */
export const Fingerprint = ({ x, y, className = 'fill-accent' }: { readonly x: number; readonly y: number; readonly className?: string }) =>
  strokes.map((height, index) => (
    <rect key={index} x={x + index * 10} y={y - height / 2} width="5" height={height} rx="2.5" className={className} />
  ))

/** A tick in a circle, by its centre. */
export const Tick = ({ x, y, radius = 20 }: { readonly x: number; readonly y: number; readonly radius?: number }) => (
  <>
    <circle cx={x} cy={y} r={radius} strokeWidth="2" className="fill-positive-soft stroke-positive" />
    <path
      d={`M${x - radius * 0.42} ${y}l${radius * 0.3} ${radius * 0.32} ${radius * 0.56} -${radius * 0.62}`}
      fill="none"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-positive"
    />
  </>
)
