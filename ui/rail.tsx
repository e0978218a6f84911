import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type RailProps = {
  readonly heading: string
  readonly icon?: ReactNode
  /** A link to everything of this kind. */
  readonly more?: ReactNode
  /** How wide an item is: a game tile, a banner or a card, or as wide as it wants. */
  readonly item?: 'tile' | 'banner' | 'card' | 'auto'
  readonly back_label: string
  readonly forward_label: string
  readonly children: ReactNode
}

/** Four tiles or a few more grow until they fill the row; many keep their least width, and the row scrolls. */
const columns = {
  tile: 'auto-cols-[minmax(144px,38vw)] sm:auto-cols-[152px] desk:auto-cols-[168px] desk:has-[>:nth-child(4)]:auto-cols-[minmax(168px,276px)]',
  banner: 'auto-cols-[88vw] md:auto-cols-[520px]',
  card: 'auto-cols-[78vw] sm:auto-cols-[320px]',
  auto: 'auto-cols-max',
}

/** Which way there is more to see. Both ends are reached when everything fits. */
const useEnds = () => {
  const row = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ back: false, forward: false })
  const look = useCallback(() => {
    const element = row.current
    if (!element) return
    const back = element.scrollLeft > 4
    const forward = element.scrollLeft + element.clientWidth < element.scrollWidth - 4
    setEnds((known) => (known.back === back && known.forward === forward ? known : { back, forward }))
  }, [])
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [look])
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.85, behavior: 'smooth' })
  return { row, ends, look, move }
}

/** A row of things that scrolls sideways, with a heading. Fingers drag it, a mouse uses the arrows, Tab walks it. */
export const Rail = ({ heading, icon, more, item = 'tile', back_label, forward_label, children }: RailProps) => {
  const { row, ends, look, move } = useEnds()
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
