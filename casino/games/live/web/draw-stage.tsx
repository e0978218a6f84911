import { useRef } from 'react'
import { ball_numbers, balls_drawn, ballsOf } from '#engines/live/games/golden-twenty.ts'
import { shownShare, type StageProps } from './stage.ts'
import { useFrames } from './use-frames.ts'

const [columns, cell] = [10, 25]
const grid_left = 178

const numbers = Array.from({ length: ball_numbers }, (_, index) => index + 1)

/** One colour for each ten, as lottery balls have. */
const colours = ['#d93a3a', '#bf600e', '#94700c', '#3f8a2e', '#15897c', '#2677c9', '#5a53c4', '#a044a8'] as const
const colourOf = (number: number): string => colours[Math.floor((number - 1) / 10)] ?? colours[0]

/** Balls in the drum lie at places of their own, the same for everybody. */
const heap = Array.from({ length: 26 }, (_, index) => {
  const row = Math.floor(index / 7)
  return { x: 34 + (index % 7) * 15 + (row % 2) * 7, y: 176 - row * 12, number: ((index * 37) % ball_numbers) + 1 }
})

const Hall = () => (
  <>
    <defs>
      <radialGradient id="live-drum" cx="0.35" cy="0.3">
        <stop offset="0" stopColor="#ffffff" stopOpacity={0.35} />
        <stop offset="0.6" stopColor="#8fb4e8" stopOpacity={0.14} />
        <stop offset="1" stopColor="#0b1c3a" stopOpacity={0.5} />
      </radialGradient>
      <linearGradient id="live-hall" y2="1" x2="0.4">
        <stop offset="0" stopColor="#2b3f86" />
        <stop offset="1" stopColor="#141a3c" />
      </linearGradient>
    </defs>
    <rect width={440} height={260} rx={26} fill="url(#live-hall)" />
    <path d="M56 214L40 242H132L116 214Z" fill="#c99a3c" />
  </>
)

/** The board; `data-came` lights a number. */
const Numbers = () => (
  <>
    {numbers.map((number) => (
      <g
        key={number}
        data-n={number}
        data-came="false"
        className="group"
        transform={`translate(${grid_left + ((number - 1) % columns) * cell + cell / 2} ${18 + Math.floor((number - 1) / columns) * 28 + 14})`}
      >
        <circle r={11.5} fill={colourOf(number)} className="opacity-0 transition-opacity duration-200 group-data-[came=true]:opacity-100" />
        <circle r={11.5} fill="none" stroke="#fff" strokeOpacity={0.16} />
        <text
          fontSize={11}
          fontWeight={700}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-[#aab4dc] group-data-[came=true]:fill-[#fff]"
        >
          {number}
        </text>
      </g>
    ))}
  </>
)

/** Twenty balls leave the drum one by one; each lights its number on the board. */
export const DrawStage = ({ table, phase, skew_ms }: StageProps) => {
  const board = useRef<SVGGElement>(null)
  const drum = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  const told = useRef<SVGTextElement>(null)
  const count = useRef<SVGTextElement>(null)
  const { round } = table
  const balls = round?.drawn ? ballsOf(round.drawn) : []
  useFrames(phase.name === 'closed' || phase.name === 'landed', skew_ms, round, (now_ms, is_still) => {
    const share = round && balls.length > 0 ? shownShare(round, now_ms, is_still) : 0
    const came = Math.min(balls.length, Math.ceil(share * balls_drawn))
    const seen = new Set(balls.slice(0, came))
    for (const place of board.current?.children ?? [])
      place.setAttribute('data-came', String(seen.has(Number(place.getAttribute('data-n')))))
    const last = balls[came - 1]
    const moving = share > 0 && share < 1
    drum.current?.setAttribute('transform', moving ? `rotate(${(now_ms / 14) % 360} 86 130)` : '')
    // It comes up out of the drum and stays until the next one.
    const rise = moving ? 1 - (1 - Math.min(1, ((share * balls_drawn) % 1) / 0.4)) ** 3 : 1
    ball.current?.setAttribute('opacity', last === undefined ? '0' : '1')
    ball.current?.setAttribute('transform', `translate(86 ${92 - 50 * rise}) scale(${0.5 + 0.5 * rise})`)
    ball.current?.setAttribute('fill', colourOf(last ?? 1))
    if (told.current) told.current.textContent = last === undefined ? '' : String(last)
    if (count.current) count.current.textContent = came === 0 ? '' : `${came} / ${balls_drawn}`
  })
  return (
    <svg viewBox="0 0 440 260" className="mx-auto block h-full max-h-80 w-full" aria-hidden="true">
      <Hall />
      <g ref={drum}>
        {heap.map(({ x, y, number }) => (
          <g key={`${x} ${y}`} transform={`translate(${x - 2} ${y - 4})`}>
            <circle r={8} fill={colourOf(number)} />
            <circle r={4} fill="#fff" opacity={0.9} />
          </g>
        ))}
      </g>
      <circle cx={86} cy={130} r={78} fill="url(#live-drum)" stroke="#e9cf8a" strokeWidth={4} />
      <g ref={ball} opacity={0}>
        <circle r={31} stroke="#fff" strokeWidth={2} />
        <circle r={20} fill="#fff" />
        <text ref={told} fontSize={24} fontWeight={800} textAnchor="middle" dominantBaseline="central" fill="#14182c" />
      </g>
      <text ref={count} x={86} y={229} fontSize={15} fontWeight={800} textAnchor="middle" dominantBaseline="central" fill="#3a2606" />
      <g ref={board}>
        <Numbers />
      </g>
    </svg>
  )
}
