import { useLanguage } from '#kernel/web/texts/use-text.tsx'
import { coverSrc } from './art/art-src.ts'
import { frames } from './art/pieces/frame.ts'
import type { Shape } from './art/pieces/frame.ts'
import { classNames } from './class-names.ts'

type GameArtProps = {
  readonly slug: string
  readonly shape: Shape
  readonly alt?: string
  readonly eager?: boolean
  readonly className?: string
}

/** A game's cover in one of its shapes, with its space reserved before it loads. */
export const GameArt = ({ slug, shape, alt = '', eager = false, className }: GameArtProps) => (
  <img
    src={coverSrc(slug, shape, useLanguage())}
    alt={alt}
    {...frames[shape]}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    className={classNames('h-auto w-full', className)}
  />
)
