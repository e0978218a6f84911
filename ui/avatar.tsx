import { avatarGradient, avatarLetter } from './avatar-colours.ts'
import { classNames } from './class-names.ts'

type AvatarProps = {
  readonly handle: string
  readonly src?: string | undefined
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  readonly className?: string
}

const sizes = {
  sm: 'size-8 text-sm',
  md: 'size-10 text-base',
  lg: 'size-14 text-xl',
  xl: 'size-22 text-3xl',
}

/** A player's picture, or their initial on a gradient. Hidden from screen readers, because the name is next to it. */
export const Avatar = ({ handle, src, size = 'md', className }: AvatarProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-bold select-none',
      sizes[size],
      className,
    )}
    style={{ background: avatarGradient(handle), color: 'white' }}
  >
    {src ? <img src={src} alt="" className="size-full object-cover" loading="lazy" /> : avatarLetter(handle)}
  </span>
)
