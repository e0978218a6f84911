import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type HeartButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly liked: boolean
  /** Says what the next click does: "Add Golden Orchard to favourites". */
  readonly label: string
}

/** Lucide's `heart` (ISC), drawn here: a lobby has hundreds, and lucide's own component rebuilds its attributes for each. */
const Heart = ({ className }: { readonly className: string }) => (
  <svg
    className={className}
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
  </svg>
)

/** Adds or removes a favourite. Has its own dark background, because it is placed on pictures. */
export const HeartButton = ({ liked, label, className, ...rest }: HeartButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    aria-pressed={liked}
    className={classNames('group/heart grid size-11 place-items-center rounded-full', className)}
  >
    <span className="grid size-8 place-items-center rounded-full bg-background/75 text-ink transition-[scale,background-color] group-hover/heart:bg-background group-active/heart:scale-90">
      <Heart className={classNames('size-4.5 transition-colors', liked && 'fill-accent-ink text-accent-ink')} />
    </span>
  </button>
)
