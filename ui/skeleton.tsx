import { classNames } from './class-names.ts'

const bone =
  'animate-shimmer bg-[linear-gradient(100deg,var(--surface-2)_40%,var(--surface-3)_50%,var(--surface-2)_60%)] bg-[length:200%_100%]'

/** A grey shape where something comes. The region that loads says `aria-busy`; the shapes themselves are silent. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div className={classNames(bone, 'rounded-xs', className)} aria-hidden="true" />
)

/** A game tile to come: the picture and two lines, in the same measures as GameTile. */
export const SkeletonTile = ({ shape = 'tall' }: { readonly shape?: 'tall' | 'square' }) => (
  <div aria-hidden="true">
    <div className={classNames(bone, 'rounded-lg', shape === 'tall' ? 'aspect-3/4' : 'aspect-square')} />
    <div className={classNames(bone, 'mt-3 h-3.5 w-3/4 rounded-xs')} />
    <div className={classNames(bone, 'mt-2 h-3 w-1/2 rounded-xs')} />
  </div>
)

/** A line of a table or list to come. */
export const SkeletonRow = () => (
  <div className="flex h-14 items-center gap-3 px-4" aria-hidden="true">
    <div className={classNames(bone, 'size-9 rounded-full')} />
    <div className={classNames(bone, 'h-3.5 w-2/5 rounded-xs')} />
    <div className={classNames(bone, 'ms-auto h-3.5 w-16 rounded-xs')} />
  </div>
)

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'] as const

export const SkeletonText = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className="flex flex-col gap-2.5" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={classNames(bone, 'h-3.5 rounded-xs', widths[line % widths.length])} />
    ))}
  </div>
)
