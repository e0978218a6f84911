import { iconSrc } from './art/art-src.ts'
import type { ColourIcon } from './art/icon-list.ts'
import { classNames } from './class-names.ts'

type ArtIconProps = { readonly name: ColourIcon; readonly size?: number; readonly className?: string }

/**
 * A coloured illustration icon: a prize, a medal, a flag. Interface icons are lucide's. Hidden from screen readers, because text is
 * next to it.
 */
export const ArtIcon = ({ name, size = 24, className }: ArtIconProps) => (
  <img
    src={iconSrc(name)}
    alt=""
    width={size}
    height={size}
    decoding="async"
    loading="lazy"
    className={classNames('shrink-0', className)}
  />
)
