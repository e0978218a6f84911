import type { ReactNode } from 'react'
import { iconSrc } from '#ui/art/art-src.ts'
import type { ColourIcon } from '#ui/art/icon-list.ts'

/** Size of the pictures. The bottom is reserved for the brand's ornament. */
const frame = { width: 560, height: 250 } as const

/**
 * A step's picture. Its colours and corners are the brand's tokens, so it fits each brand and theme. Hidden from screen readers,
 * because there is text below.
 */
export const Scene = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className="block h-auto max-h-[38dvh] w-full" aria-hidden="true" focusable="false">
    {children}
  </svg>
)

interface Placed {
  readonly x: number
  readonly y: number
}

/** An icon by its centre. */
export const Thing = ({
  name,
  x,
  y,
  size,
  turn = 0,
}: Placed & { readonly name: ColourIcon; readonly size: number; readonly turn?: number }) => (
  <image
    href={iconSrc(name)}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
  />
)

interface BoxProps extends Placed {
  readonly width: number
  readonly height: number
  /** Utility classes `fill-…` and `stroke-…`. */
  readonly className?: string
}

/** A card with the brand's corners. */
export const Panel = ({ className = 'fill-surface-1 stroke-line', ...box }: BoxProps) => (
  <rect {...box} rx="12" strokeWidth="1.5" className={`[rx:var(--radius-md)] ${className}`} />
)

/** A placeholder line of text. */
export const Words = ({ className = 'fill-line-strong', ...box }: BoxProps) => <rect {...box} rx={box.height / 2} className={className} />

/** A background light. One per picture. */
export const Light = ({ x, y, radius }: Placed & { readonly radius: number }) => (
  <>
    <defs>
      <radialGradient id="onboarding-light">
        <stop offset="0" stopColor="var(--accent)" stopOpacity="0.42" />
        <stop offset="0.55" stopColor="var(--accent)" stopOpacity="0.14" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle cx={x} cy={y} r={radius} fill="url(#onboarding-light)" />
  </>
)
