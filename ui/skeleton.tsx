import { classNames } from './class-names.ts'

/** The text colour with low opacity, so that it is visible on every surface. */
const bone =
  'animate-shimmer bg-[linear-gradient(100deg,color-mix(in_srgb,var(--ink)_8%,transparent)_40%,color-mix(in_srgb,var(--ink)_15%,transparent)_50%,color-mix(in_srgb,var(--ink)_8%,transparent)_60%)] bg-[length:200%_100%]'

/** A placeholder shape. The loading region sets `aria-busy`; the shapes are hidden from screen readers. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div className={classNames(bone, 'rounded-xs', className)} aria-hidden="true" />
)

/** Placeholder of a game tile: the picture and two lines, in GameTile's dimensions. */
export const SkeletonTile = ({ shape = 'tall' }: { readonly shape?: 'tall' | 'square' }) => (
  <div aria-hidden="true">
    <div className={classNames(bone, 'rounded-lg', shape === 'tall' ? 'aspect-3/4' : 'aspect-square')} />
    <div className={classNames(bone, 'mt-3 h-3.5 w-3/4 rounded-xs')} />
    <div className={classNames(bone, 'mt-2 h-3 w-1/2 rounded-xs')} />
  </div>
)

/** Placeholder of a list row that begins with a picture. */
export const SkeletonRow = () => (
  <div className="flex h-14 items-center gap-3 px-4" aria-hidden="true">
    <div className={classNames(bone, 'size-9 rounded-full')} />
    <div className={classNames(bone, 'h-3.5 w-2/5 rounded-xs')} />
    <div className={classNames(bone, 'ms-auto h-3.5 w-16 rounded-xs')} />
  </div>
)

/** Placeholder of a Table row in its dimensions: a line, and below 768 px a card of names and values. */
export const SkeletonTableRow = () => (
  <div
    className="border-t border-line px-4 py-3 first:border-t-0 md:flex md:h-14 md:items-center md:justify-between md:gap-4 md:px-5 md:py-0"
    aria-hidden="true"
  >
    <div className={classNames(bone, 'my-2 h-3 w-2/5 rounded-xs md:w-1/4')} />
    {['w-28', 'w-16', 'w-16'].map((width, cell) => (
      <div key={cell} className="flex h-7 items-center justify-between">
        <div className={classNames(bone, 'h-3 w-14 rounded-xs md:hidden')} />
        <div className={classNames(bone, 'h-3 rounded-xs', width)} />
      </div>
    ))}
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
