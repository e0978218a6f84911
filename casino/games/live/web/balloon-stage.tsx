import { useRef } from 'react'
import { balloonHeight } from '#engines/live/games/above-the-clouds.ts'
import { heightAfter } from '../tables.ts'
import type { StageProps } from './stage.ts'
import { useFrames } from './use-frames.ts'

/** From a height of ×10 the balloon stays at the top of the picture and the sky moves down instead. */
const rise = (hundredths: number): number => Math.min(1, Math.log(hundredths / 100) / Math.log(10))

const clouds = [
  { x: 60, y: 150, size: 1 },
  { x: 300, y: 110, size: 1.3 },
  { x: 180, y: 20, size: 0.9 },
  { x: 380, y: -60, size: 1.2 },
  { x: 70, y: -120, size: 1.1 },
  { x: 260, y: -220, size: 0.8 },
] as const

const Cloud = ({ x, y, size }: (typeof clouds)[number]) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill="#ffffff" opacity={0.82}>
    <ellipse rx={34} ry={10} />
    <circle cx={-12} cy={-8} r={11} />
    <circle cx={8} cy={-12} r={15} />
  </g>
)

const Balloon = () => (
  <>
    <path d="M-9 34L-6 46H6L9 34" fill="none" stroke="#5b3a1d" strokeWidth={1.4} />
    <path d="M0 36C-30 16 -36 -8 -26 -26C-17 -42 17 -42 26 -26C36 -8 30 16 0 36Z" fill="#d93a3a" />
    <path d="M0 36C-12 14 -14 -20 -8 -37.5C-3 -39 3 -39 8 -37.5C14 -20 12 14 0 36Z" fill="#f6c445" />
    <path d="M-31 -12C-20 -6 20 -6 31 -12L30 -2C20 4 -20 4 -30 -2Z" fill="#1d5c8f" />
    {[-22, -11, 0, 11, 22].map((x) => (
      <path key={x} d={`M${x} -8l4 4l-4 4l-4 -4Z`} fill="#fff" />
    ))}
    <rect x={-7} y={45} width={14} height={11} rx={2} fill="#8a5a2b" stroke="#4c2f12" />
    <path d="M-7 49H7" stroke="#4c2f12" strokeWidth={0.8} />
  </>
)

interface BalloonStageProps extends StageProps {
  /** Formatted in the player's language: "×2.35". */
  readonly write: (hundredths: number) => string
}

/** The balloon of the round. Its height was decided by the draw before it rises, so reaction time does not matter. */
export const BalloonStage = ({ table, phase, skew_ms, write }: BalloonStageProps) => {
  const balloon = useRef<SVGGElement>(null)
  const sky = useRef<SVGGElement>(null)
  const told = useRef<HTMLParagraphElement>(null)
  const { round } = table
  const [value] = round?.drawn ?? []
  useFrames(phase.name === 'closed' || phase.name === 'landed', skew_ms, round, (now_ms, is_still) => {
    if (value === undefined || !round?.drawnAt || !round.landsAt) {
      balloon.current?.setAttribute('transform', 'translate(220 176)')
      balloon.current?.setAttribute('opacity', '1')
      sky.current?.setAttribute('transform', '')
      if (told.current) told.current.textContent = ''
      return
    }
    const reached = balloonHeight(value)
    const is_over = now_ms >= new Date(round.landsAt).getTime()
    const flown = heightAfter(now_ms - new Date(round.drawnAt).getTime())
    const height = is_over ? reached : Math.min(flown, Math.max(100, reached))
    const shown = is_still && !is_over ? 100 : Math.max(100, height)
    balloon.current?.setAttribute('transform', `translate(220 ${176 - rise(shown) * 104}) rotate(${Math.sin(now_ms / 900) * 2.5})`)
    balloon.current?.setAttribute('opacity', is_over ? '0.35' : '1')
    sky.current?.setAttribute('transform', `translate(0 ${Math.log(shown / 100) * 70})`)
    if (told.current) {
      told.current.textContent = write(is_over ? height : shown)
      told.current.style.color = is_over ? '#ffb3b0' : '#fff'
    }
  })
  return (
    <div className="relative h-full max-h-80 overflow-clip rounded-lg" aria-hidden="true">
      <svg viewBox="0 0 440 260" className="block size-full" preserveAspectRatio="xMidYMid slice">
        <defs>
          <linearGradient id="live-sky" x2="0" y2="1">
            <stop offset="0" stopColor="#123c7a" />
            <stop offset="0.65" stopColor="#3f86c9" />
            <stop offset="1" stopColor="#a7d3ee" />
          </linearGradient>
        </defs>
        <rect width={440} height={260} fill="url(#live-sky)" />
        <g ref={sky}>
          {clouds.map((cloud) => (
            <Cloud key={`${cloud.x}`} {...cloud} />
          ))}
          <path d="M0 232C70 206 130 240 210 222C300 202 360 236 440 214V700H0Z" fill="#5d8f3d" />
          <path d="M0 246C90 226 190 254 290 238C350 228 400 246 440 238V700H0Z" fill="#e0b93c" />
        </g>
        <g ref={balloon} transform="translate(220 176)">
          <Balloon />
        </g>
      </svg>
      <p ref={told} className="amount absolute start-4 top-2 text-4xl font-extrabold text-shadow-[0_2px_6px_#0b2347]" />
    </div>
  )
}
