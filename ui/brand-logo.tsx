import { useId } from 'react'
import { classNames } from './class-names.ts'
import { brandMarks } from './logos/brand-marks.ts'
import { logoWidth, wordTransform } from './logos/logo-geometry.ts'
import { wordmarks } from './logos/wordmarks.gen.ts'
import type { BrandName } from './tokens/roles.ts'

type BrandLogoProps = {
  readonly brand: BrandName
  /** The mark alone, or the mark with the wordmark. */
  readonly part?: 'mark' | 'logo'
  readonly size?: 'sm' | 'md' | 'lg'
  /** The brand's name. Omit it if the surrounding link already has a label. */
  readonly label?: string
  readonly className?: string
}

const heights = { sm: 'h-8', md: 'h-10', lg: 'h-14' }

/** The brand's logo. The wordmark has the colour of the surrounding text. */
export const BrandLogo = ({ brand, part = 'logo', size = 'md', label, className }: BrandLogoProps) => {
  const gradient = useId()
  const { word, ground, shapes } = brandMarks[brand]
  const outline = part === 'logo' ? wordmarks[word] : undefined
  return (
    <svg
      viewBox={`0 0 ${logoWidth(outline)} 40`}
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
      {outline && <path d={outline.d} fill="currentColor" transform={wordTransform(outline)} />}
    </svg>
  )
}
