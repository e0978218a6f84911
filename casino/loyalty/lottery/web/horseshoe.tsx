import { classNames } from '#ui/class-names.ts'
import type { LevelId } from '../rules.ts'

/** Copper, silver and gold: light and dark ends of a gradient that stands on every ground. */
const metals: Record<LevelId, readonly [light: string, dark: string]> = {
  1: ['#f0a06c', '#a4522a'],
  2: ['#f2f5fa', '#8c98aa'],
  3: ['#ffe08a', '#c98b12'],
}

/** A horseshoe of a level; a text beside it says which. */
export const Horseshoe = ({ level, className }: { readonly level: LevelId; readonly className?: string }) => {
  const [light, dark] = metals[level]
  const metal = `horseshoe-${level}`
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames('shrink-0', className)}>
      <defs>
        <linearGradient id={metal} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <path
        d="M24 4C12.4 4 5 12.6 5 23.5c0 7 2.6 13.6 6.2 19.2.7 1 2 1.5 3.2 1l3.6-1.4c1.4-.6 1.9-2.2 1.1-3.5C15.700 33.200 13.800 28.500 13.800 23.500 13.800 17.300 17.900 12.800 24 12.800s10.200 4.500 10.200 10.700c0 5-1.900 9.700-5.300 15.300-.8 1.300-.3 2.900 1.100 3.500l3.600 1.400c1.200.5 2.500 0 3.200-1C40.400 37.100 43 30.500 43 23.500 43 12.600 35.600 4 24 4Z"
        fill={`url(#${metal})`}
        stroke={dark}
        strokeWidth="1.4"
      />
      {[
        [9.4, 22],
        [11.5, 31.5],
        [14, 12.5],
        [24, 8.4],
        [34, 12.5],
        [38.6, 22],
        [36.5, 31.5],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="1.500" fill={dark} opacity="0.75" />
      ))}
    </svg>
  )
}
