import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useScrollEnds } from './use-scroll-ends.ts'

type RailProps = {
  readonly heading: string
  readonly icon?: ReactNode
  /** A link to the whole list. */
  readonly more?: ReactNode
  /** Width of an item: a game tile, a banner or a card, or its own width. */
  readonly item?: 'tile' | 'banner' | 'card' | 'auto'
  readonly back_label: string
  readonly forward_label: string
  readonly children: ReactNode
}

/** Up to a few tiles grow to fill the row; many keep their minimum width, and the row scrolls. */
const columns = {
  tile: 'auto-cols-[minmax(144px,38vw)] sm:auto-cols-[152px] desk:auto-cols-[168px] desk:has-[>:nth-child(4)]:auto-cols-[minmax(168px,276px)]',
  banner: 'auto-cols-[88vw] md:auto-cols-[520px]',
  card: 'auto-cols-[78vw] sm:auto-cols-[320px]',
  auto: 'auto-cols-max',
}

/** A horizontally scrolling row with a heading: by touch, with arrow buttons, or with Tab. */
export const Rail = ({ heading, icon, more, item = 'tile', back_label, forward_label, children }: RailProps) => {
  const row = useRef<HTMLDivElement>(null)
  const { ends, look, move } = useScrollEnds(row)
  return (
    <section className="min-w-0">
      <header className="mb-3 flex min-h-9 items-center gap-2">
        {icon && <span className="text-accent-ink [&_svg]:size-5.5">{icon}</span>}
        <h2 className="line-clamp-2 min-w-0 text-xl font-extrabold">{heading}</h2>
        <div className="ms-auto flex shrink-0 items-center gap-1">
          {more}
          {(ends.back || ends.forward) && (
            <div className="ms-2 hidden gap-1 md:pointer-fine:flex">
              <IconButton
                size="sm"
                variant="filled"
                label={back_label}
                disabled={!ends.back}
                icon={<ChevronLeft aria-hidden="true" />}
                onClick={() => move(-1)}
              />
              <IconButton
                size="sm"
                variant="filled"
                label={forward_label}
                disabled={!ends.forward}
                icon={<ChevronRight aria-hidden="true" />}
                onClick={() => move(1)}
              />
            </div>
          )}
        </div>
      </header>
      <div
        ref={row}
        onScroll={look}
        className={classNames(
          'no-scrollbar -mx-4 -my-2 grid snap-x snap-proximity scroll-px-4 grid-flow-col justify-start gap-3 overflow-x-auto px-4 py-2 desk:-mx-6 desk:scroll-px-6 desk:gap-4 desk:px-6 *:snap-start',
          columns[item],
        )}
      >
        {children}
      </div>
    </section>
  )
}
