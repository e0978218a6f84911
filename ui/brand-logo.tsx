import { useId } from 'react'
import { classNames } from './class-names.ts'
import { brandMarks } from './logos/brand-marks.ts'
import { wordmarks } from './logos/wordmarks.gen.ts'
import type { BrandName } from './tokens/roles.ts'

type BrandLogoProps = {
  readonly brand: BrandName
  /** The mark alone, or the mark with its word. */
  readonly part?: 'mark' | 'logo'
  readonly size?: 'sm' | 'md' | 'lg'
  /** The brand's name. Left out where the link around it already has a label. */
  readonly label?: string
  readonly className?: string
}

const heights = { sm: 'h-8', md: 'h-10', lg: 'h-14' }

/** Where the word stands beside a mark of 40 units: its scale gives capitals of 17 units. */
const wordScale = 0.235
const wordStart = 50

/** The sign of the house. The word takes the colour of the text around it. */
export const BrandLogo = ({ brand, part = 'logo', size = 'md', label, className }: BrandLogoProps) => {
  const gradient = useId()
  const { word, ground, shapes } = brandMarks[brand]
  const outline = part === 'logo' ? wordmarks[word] : undefined
  const width = outline ? wordStart + outline.width * wordScale + 1 : 40
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      className={classNames('w-auto', heights[size], className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={ground[0]} />
        <stop offset="1" stopColor={ground[1]} />
      </linearGradient>
      <rect width="40" height="40" rx="11" fill={`url(#${gradient})`} />
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
      {outline && (
        <path d={outline.d} fill="currentColor" transform={`translate(${wordStart - outline.left * wordScale} 28.4) scale(${wordScale})`} />
      )}
    </svg>
  )
}
