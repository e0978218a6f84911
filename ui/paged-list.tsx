import { useEffect, useRef, type ReactNode } from 'react'
import { ListFrame } from './list-frame.tsx'
import { LoadMore } from './load-more.tsx'

/** State of a paged list, as `usePagedList` returns it, with texts in the player's language. */
export interface ListToShow<Row> {
  /** `loading` and `failed`: there are no rows to show yet. */
  readonly phase: 'loading' | 'failed' | 'shown'
  readonly rows: readonly Row[]
  /** Null if the list is not counted. */
  readonly total: number | null
  readonly has_more: boolean
  readonly is_loading_more: boolean
  /** Why a page could not be loaded; null otherwise. */
  readonly failure: string | null
  readonly more: () => void
  readonly again: () => void
  readonly words: {
    readonly loading: string
    readonly failed: string
    readonly again: string
    readonly more: string
    /** "18 of 54"; null if the list is not counted. */
    readonly shown: string | null
  }
}

interface PagedListProps<Row> {
  readonly list: ListToShow<Row>
  /** Shown if the list has no rows: an `EmptyState` with the next step, or nothing at all. */
  readonly empty: ReactNode
  /** `card`: a table in its own card. `bare`: inside of something that already has a frame. */
  readonly frame?: 'card' | 'bare'
  /** Skeletons while loading; table rows by default. */
  readonly coming?: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** What a press on "load more" comes to: its page is on its way, the button stays, or the last page has removed it. */
export const afterMore = ({
  phase,
  has_more,
  is_loading_more,
}: Pick<ListToShow<unknown>, 'phase' | 'has_more' | 'is_loading_more'>): 'wait' | 'stay' | 'to-list' => {
  // Loading anew: it is another list, of another filter, and nobody has asked it for more.
  if (phase !== 'shown') return 'stay'
  if (is_loading_more) return 'wait'
  return has_more ? 'stay' : 'to-list'
}

/**
 * A paged list in each of its states: loading, failed, empty, with more rows to load. After "load more" the focus stays on the
 * button, and moves to the list if the last page removed the button.
 */
export const PagedList = <Row,>({ list, empty, frame = 'card', coming, children }: PagedListProps<Row>) => {
  const { phase, rows, total, has_more, is_loading_more, failure, words } = list
  const place = useRef<HTMLDivElement>(null)
  const has_pressed = useRef(false)
  useEffect(() => {
    if (!has_pressed.current) return
    const next = afterMore(list)
    if (next === 'wait') return
    has_pressed.current = false
    // Whoever has gone elsewhere meanwhile stays there.
    if (next === 'to-list' && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    // The other parts of the list do not matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [phase, has_more, is_loading_more])
  const press = (ask: () => void) => (): void => {
    has_pressed.current = true
    ask()
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {(phase !== 'shown' || rows.length > 0 || empty !== null) && (
        <ListFrame
          frame={frame}
          coming={coming}
          is_loading={phase === 'loading'}
          loading_label={words.loading}
          failure={
            phase === 'failed' ? { heading: words.failed, text: failure ?? '', again_label: words.again, onAgain: list.again } : null
          }
        >
          {phase === 'shown' && (rows.length > 0 ? children(rows) : empty)}
        </ListFrame>
      )}
      {phase === 'shown' && has_more && (
        <LoadMore
          label={failure === null ? words.more : words.again}
          shown_text={words.shown}
          shown={rows.length}
          total={total}
          failure={failure}
          loading={is_loading_more}
          onMore={press(failure === null ? list.more : list.again)}
        />
      )}
    </div>
  )
}
