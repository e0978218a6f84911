import { useRef } from 'react'
import { plentyWheel, type PlentySymbol } from '#engines/live/games/wheel-of-plenty.ts'
import { PlentyDrawing } from './plenty-symbol.tsx'
import { shownShare, type StageProps } from './stage.ts'
import { useFrames } from './use-frames.ts'

const step = 360 / plentyWheel.length
const turns = 5

const fills: Readonly<Record<PlentySymbol, string>> = {
  sunflower: '#1d5c8f',
  poppy: '#efe2c2',
  horseshoe: '#7a2f5e',
  star: '#17223f',
  crown: '#0f7a58',
}

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`
}

const sector = (index: number): string => {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
  return `M0 0L${point(96, from)}A96 96 0 0 1 ${point(96, to)}Z`
}

const Face = () => (
  <>
    {plentyWheel.map((symbol, index) => (
      <g key={index}>
        <path d={sector(index)} fill={fills[symbol]} stroke="#c99a3c" strokeWidth={0.6} />
        <g transform={`rotate(${index * step}) translate(0 -84) scale(0.44)`}>
          <PlentyDrawing symbol={symbol} />
        </g>
        <circle transform={`rotate(${(index + 0.5) * step})`} cy={-98} r={1.3} fill="#f3dca0" />
      </g>
    ))}
    <circle r={58} fill="#14213d" stroke="#c99a3c" strokeWidth={2} />
    {Array.from({ length: 8 }, (_, index) => (
      <path
        key={index}
        transform={`rotate(${index * 45})`}
        d="M0 -8C-10 -22 -9 -42 0 -52C9 -42 10 -22 0 -8Z"
        fill={index % 2 === 0 ? '#d93a3a' : '#f1b92f'}
        opacity={0.92}
      />
    ))}
    <circle r={12} fill="#f3dca0" stroke="#8a5a06" />
    <circle r={5} fill="#8a2020" />
  </>
)

/** The wheel turns until the segment of the draw stands under the pointer. */
export const WheelStage = ({ table, phase, skew_ms }: StageProps) => {
  const face = useRef<SVGGElement>(null)
  const { round } = table
  const [value] = round?.drawn ?? []
  useFrames(phase.name === 'closed' || phase.name === 'landed', skew_ms, round, (now_ms, is_still) => {
    if (value === undefined || !round) return
    const eased = 1 - (1 - shownShare(round, now_ms, is_still)) ** 3.2
    face.current?.setAttribute('transform', `rotate(${eased * (360 * turns - value * step)})`)
  })
  return (
    <svg viewBox="-112 -118 224 226" className="mx-auto block h-full max-h-80 w-full" aria-hidden="true">
      <circle r={106} fill="#6d2a1a" stroke="#c99a3c" strokeWidth={3} />
      <g ref={face}>
        <Face />
      </g>
      <path d="M-8 -116H8L0 -92Z" fill="#f3dca0" stroke="#8a5a06" strokeWidth={1} />
    </svg>
  )
}
