import { Heart } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type HeartButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly liked: boolean
  /** Says what pressing does now: "Add Golden Orchard to favourites". */
  readonly label: string
}

/** Favourite or not. Stands on pictures: it brings its own dark ground. */
export const HeartButton = ({ liked, label, className, ...rest }: HeartButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    aria-pressed={liked}
    className={classNames('group/heart grid size-11 place-items-center rounded-full', className)}
  >
    <span className="grid size-8 place-items-center rounded-full bg-background/75 text-ink transition-[scale,background-color] group-hover/heart:bg-background group-active/heart:scale-90">
      <Heart className={classNames('size-4.5 transition-colors', liked && 'fill-accent-ink text-accent-ink')} aria-hidden="true" />
    </span>
  </button>
)
