import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type RoadLineProps = {
  readonly label: string
  readonly value: number
  readonly max: number
  /** The value as text: "40 of 300 km". */
  readonly value_text: string
  /** Marks along the road; what they mean is told elsewhere on the page. */
  readonly marks: readonly { readonly at: number; readonly is_reached: boolean }[]
  /** What goes along it, about 90 px wide: a car. */
  readonly rider: ReactNode
}

/** A progress bar that is a road: marks along it, and a car that goes from its left end to its right one. Moved by CSS transforms alone. */
export const RoadLine = ({ label, value, max, value_text, marks, rider }: RoadLineProps) => {
  const shareOf = (at: number): number => (max > 0 ? Math.min(1, Math.max(0, at / max)) : 0)
  const share = shareOf(value)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={value_text}
      className="relative pt-13 pb-1"
    >
      <div className="absolute inset-x-0 top-0 h-12 overflow-x-clip pe-22">
        <div
          className="h-full transition-transform duration-500 motion-reduce:transition-none"
          style={{ transform: `translateX(${share * 100}%)` }}
        >
          <div className="w-22">{rider}</div>
        </div>
      </div>
      <div className="relative h-5 overflow-hidden rounded-full bg-surface-3">
        <div
          className="h-full origin-left bg-accent-mark transition-transform duration-500 motion-reduce:transition-none"
          style={{ transform: `scaleX(${share})` }}
        />
        <div aria-hidden="true" className="absolute inset-x-2 top-1/2 border-t-2 border-dashed border-ink/35" />
      </div>
      <div aria-hidden="true" className="absolute inset-x-2.5 bottom-1 h-5">
        {marks.map(({ at, is_reached }) => (
          <span
            key={at}
            className={classNames(
              'absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-surface-1',
              is_reached ? 'bg-positive' : 'bg-ink-soft',
            )}
            style={{ left: `${shareOf(at) * 100}%` }}
          />
        ))}
      </div>
    </div>
  )
}
