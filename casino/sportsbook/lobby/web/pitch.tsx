import { useId } from 'react'
import type { EventView } from '#casino/sportsbook/catalogue/contract.ts'

/** Lines of each ground in a field of 200 by 100. */
const grounds: Readonly<Record<string, string>> = {
  football:
    'M4 4h192v92H4ZM100 4v92M100 36a14 14 0 1 1 0 28 14 14 0 0 1 0-28M4 24h26v52H4M196 24h-26v52h26M4 38h10v24H4M196 38h-10v24h10M30 42a10 10 0 0 1 0 16M170 42a10 10 0 0 0 0 16',
  'ice-hockey':
    'M24 4h152q20 0 20 20v52q0 20-20 20H24Q4 96 4 76V24Q4 4 24 4ZM100 4v92M70 4v92M130 4v92M100 38a12 12 0 1 1 0 24 12 12 0 0 1 0-24M18 6v88M182 6v88M42 22a8 8 0 1 1 0 16 8 8 0 0 1 0-16M42 62a8 8 0 1 1 0 16 8 8 0 0 1 0-16M158 22a8 8 0 1 1 0 16 8 8 0 0 1 0-16M158 62a8 8 0 1 1 0 16 8 8 0 0 1 0-16',
  basketball:
    'M4 4h192v92H4ZM100 4v92M100 38a12 12 0 1 1 0 24 12 12 0 0 1 0-24M4 34h38v32H4M196 34h-38v32h38M42 38a12 12 0 0 1 0 24M158 38a12 12 0 0 0 0 24M4 12h20q44 38 0 76H4M196 12h-20q-44 38 0 76h20',
  tennis: 'M10 8h180v84H10ZM10 20h180M10 80h180M100 4v92M56 20v60M144 20v60M56 50h88',
  'table-tennis': 'M20 16h160v68H20ZM100 10v80M20 50h160',
  volleyball: 'M10 8h180v84H10ZM100 2v96M70 8v84M130 8v84',
  esports: 'M20 10h160v80H20ZM20 50h50M130 50h50M70 10v26M130 64v26M86 36h28v28H86ZM40 10v20M160 70v20',
  'mixed-martial-arts': 'M100 4l56 18 24 28-24 28-56 18-56-18-24-28 24-28ZM100 30a20 20 0 1 1 0 40 20 20 0 0 1 0-40',
}

const paint: Readonly<Record<string, readonly [string, string]>> = {
  football: ['#1c6b3f', '#17593a'],
  'ice-hockey': ['#2f6f93', '#28627f'],
  basketball: ['#8a4f26', '#774321'],
  tennis: ['#2b5f9e', '#24528a'],
  'table-tennis': ['#1f5c66', '#194d56'],
  volleyball: ['#9a5a2b', '#864d24'],
  esports: ['#3a2f6b', '#31285a'],
  'mixed-martial-arts': ['#5c2a34', '#4d232b'],
}

/** Which side was on top lately, from −1 (away) to 1 (home): the last things that happened, the newest counting most. */
const pressureOf = ({ happenings, play }: EventView): number => {
  const recent = happenings.slice(-8)
  let [sum, weights] = [0, 0]
  for (const [index, { side }] of recent.entries()) {
    const weight = index + 1
    weights += weight
    if (side) sum += side === 'home' ? weight : -weight
  }
  const served = play?.serving === 'home' ? 0.15 : play?.serving === 'away' ? -0.15 : 0
  return weights === 0 ? served : Math.max(-1, Math.min(1, sum / weights + served))
}

/** The ground, with the ball where the play has been lately. It moves slowly, and stands still for who wants no motion. */
export const Pitch = ({ event }: { readonly event: EventView }) => {
  const glow = useId()
  const [light = '#1c6b3f', dark = '#17593a'] = paint[event.sport] ?? []
  const pressure = pressureOf(event)
  // The home side plays to the right.
  const x = 100 + pressure * 66
  return (
    <svg viewBox="0 0 200 100" className="block h-auto w-full rounded-lg" aria-hidden="true">
      <defs>
        <linearGradient id={glow} x1={pressure >= 0 ? 0 : 1} x2={pressure >= 0 ? 1 : 0} y1="0" y2="0">
          <stop offset="0.4" stopColor="#ffffff" stopOpacity="0" />
          <stop offset="1" stopColor="#ffffff" stopOpacity={0.1 + Math.abs(pressure) * 0.16} />
        </linearGradient>
      </defs>
      <rect width="200" height="100" fill={dark} />
      {Array.from({ length: 5 }, (_, index) => (
        <rect key={index} x={index * 40} width="20" height="100" fill={light} />
      ))}
      <rect width="200" height="100" fill={`url(#${glow})`} />
      <path d={grounds[event.sport] ?? grounds['football']} fill="none" stroke="#ffffff" strokeOpacity="0.6" strokeWidth="0.8" />
      {event.state === 'live' && (
        <g style={{ transform: `translate(${x}px, 50px)` }} className="transition-transform duration-1000 motion-reduce:transition-none">
          <circle r="6" fill="#ffffff" fillOpacity="0.25" />
          <circle r="2.600" fill="#ffffff" />
        </g>
      )}
    </svg>
  )
}
