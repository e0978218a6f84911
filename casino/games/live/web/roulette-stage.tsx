import { useRef } from 'react'
import { colourOf, pockets, wheelOrder } from '#engines/roulette/wheel.ts'
import { shownShare, type StageProps } from './stage.ts'
import { useFrames } from './use-frames.ts'

const step = 360 / pockets
const turns = 7
/** Radii in the units of the drawing: where the ball runs, and where it lies. */
const [track, bed] = [94, 67]
/** Degrees of the rotor in a millisecond. */
const rotor_speed = 0.014

const fills = { green: '#0c7a4d', red: '#b3202c', black: '#16181f' } as const

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`
}

const sector = (index: number): string => {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
  return `M${point(54, from)}L${point(86, from)}A86 86 0 0 1 ${point(86, to)}L${point(54, to)}A54 54 0 0 0 ${point(54, from)}Z`
}

const Rotor = () => (
  <>
    <circle r={88} fill="#caa04a" />
    {wheelOrder.map((number, index) => (
      <g key={number}>
        <path d={sector(index)} fill={fills[colourOf(number)]} stroke="#caa04a" strokeWidth={0.5} />
        <text
          transform={`rotate(${index * step})`}
          y={-78}
          fontSize={8.5}
          fontWeight={700}
          fill="#fff"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {number}
        </text>
      </g>
    ))}
    <circle r={54} fill="url(#live-cone)" stroke="#caa04a" strokeWidth={1} />
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`} fill="#d9b65f">
        <rect x={-2} y={-34} width={4} height={30} rx={2} />
        <circle cy={-34} r={4.5} />
      </g>
    ))}
    <circle r={9} fill="#e6c878" />
  </>
)

/** One wheel and one ball for everybody. The ball runs to where the draw of the round has put it. */
export const RouletteStage = ({ table, phase, skew_ms }: StageProps) => {
  const rotor = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  const { round } = table
  const [number] = round?.drawn ?? []
  useFrames(phase.name === 'closed' || phase.name === 'landed', skew_ms, round, (now_ms, is_still) => {
    const share = round ? shownShare(round, now_ms, is_still) : 0
    ball.current?.setAttribute('opacity', number === undefined || share === 0 ? '0' : '1')
    if (number === undefined || !round?.drawnAt) return
    const since_ms = now_ms - new Date(round.drawnAt).getTime()
    rotor.current?.setAttribute('transform', `rotate(${is_still ? 0 : (since_ms * rotor_speed) % 360})`)
    const eased = 1 - (1 - share) ** 3
    const fall = Math.max(0, (share - 0.72) / 0.28)
    // Over the frets the ball hops before it lies.
    const hop = fall > 0 && fall < 1 ? Math.abs(Math.sin(fall * Math.PI * 3)) * 6 * (1 - fall) : 0
    const angle = wheelOrder.indexOf(number) * step + (1 - eased) * 360 * turns
    ball.current?.setAttribute('transform', `rotate(${angle}) translate(0 ${-(track - (track - bed) * fall + hop)})`)
  })
  return (
    <svg viewBox="-112 -112 224 224" className="mx-auto block h-full max-h-80 w-full" aria-hidden="true">
      <defs>
        <radialGradient id="live-cone">
          <stop offset="0" stopColor="#b3763a" />
          <stop offset="0.5" stopColor="#7d451d" />
          <stop offset="1" stopColor="#4a2410" />
        </radialGradient>
        <radialGradient id="live-bowl">
          <stop offset="0.78" stopColor="#3c1a0b" />
          <stop offset="0.92" stopColor="#a05a29" />
          <stop offset="1" stopColor="#2a1107" />
        </radialGradient>
      </defs>
      <circle r={110} fill="url(#live-bowl)" />
      <circle r={98} fill="none" stroke="#2a1107" strokeWidth={6} opacity={0.55} />
      <g ref={rotor}>
        <Rotor />
        <g ref={ball} opacity={0}>
          <circle r={4.2} fill="#fdfaf2" stroke="#9a917c" strokeWidth={0.6} />
        </g>
      </g>
    </svg>
  )
}
