import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface BoardProps {
  readonly is_open: boolean
  readonly lay: (place: string) => void
  /** What the player has on a place, chips that are not bet yet included, as it is written; empty for nothing. */
  readonly own: (place: string) => string
  readonly others: (place: string) => number
  readonly nameOf: (place: string) => string
  readonly won: (place: string) => boolean
}

interface PlaceButtonProps extends BoardProps {
  readonly place: string
  readonly className?: string
  readonly children: ReactNode
}

/** A field of the layout that takes chips. */
export const PlaceButton = ({ place, is_open, lay, own, others, nameOf, won, className, children }: PlaceButtonProps) => {
  const chips = own(place)
  const count = others(place)
  return (
    <button
      type="button"
      aria-disabled={!is_open}
      onClick={() => is_open && lay(place)}
      className={classNames(
        'relative grid min-h-11 place-items-center rounded-sm px-1 text-sm font-bold transition-[filter,scale] active:scale-[0.97] aria-disabled:cursor-default',
        won(place) ? 'outline-3 -outline-offset-3 outline-accent' : 'hover:brightness-115',
        className,
      )}
    >
      {/* A field is read by its whole name; what stands on the cloth is a sign for those who see it. */}
      <span className="sr-only">{chips === '' ? nameOf(place) : `${nameOf(place)}, ${chips}`}</span>
      <span aria-hidden="true" className="grid place-items-center">
        {children}
        {chips !== '' && (
          <span className="amount absolute -top-1.5 -right-1 z-(--z-raised) rounded-full bg-accent px-1.5 text-2xs leading-4 font-extrabold text-on-accent shadow-low">
            {chips}
          </span>
        )}
        {count > 0 && (
          <span className="absolute bottom-0.5 left-1 flex items-center gap-0.5 text-2xs font-semibold opacity-80">
            <span className="size-1.5 rounded-full bg-current" />
            {count}
          </span>
        )}
      </span>
    </button>
  )
}
