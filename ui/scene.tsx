import type { ReactNode } from 'react'
import { iconSrc } from './art/art-src.ts'
import type { ColourIcon } from './art/icon-list.ts'

interface SceneProps {
  readonly width: number
  readonly height: number
  /** How it takes its room; by default its height follows from the width. */
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A picture drawn in the page: its colours and corners are the brand's tokens, so it fits each brand and theme. Hidden from screen
 * readers, because the text about it stands next to it.
 */
export const Scene = ({ width, height, className = 'block h-auto w-full', children }: SceneProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true" focusable="false">
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

/** A background light. One per picture, and one such picture at a time. */
export const Light = ({ x, y, radius }: Placed & { readonly radius: number }) => (
  <>
    <defs>
      <radialGradient id="scene-light">
        <stop offset="0" stopColor="var(--accent)" stopOpacity="0.42" />
        <stop offset="0.55" stopColor="var(--accent)" stopOpacity="0.14" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle cx={x} cy={y} r={radius} fill="url(#scene-light)" />
  </>
)
