import { useEffect, useRef, type ReactNode } from 'react'
import { ListFrame } from './list-frame.tsx'
import { LoadMore } from './load-more.tsx'

/** A list that is read page by page, as `usePagedList` gives it, with its words in the player's language. */
export interface ListToShow<Row> {
  /** `loading` and `failed`: there is nothing to show yet. */
  readonly phase: 'loading' | 'failed' | 'shown'
  readonly rows: readonly Row[]
  /** Null where nobody counted. */
  readonly total: number | null
  readonly has_more: boolean
  readonly is_loading_more: boolean
  /** Why a page could not be had; null where all went well. */
  readonly failure: string | null
  readonly more: () => void
  readonly again: () => void
  readonly words: {
    readonly loading: string
    readonly failed: string
    readonly again: string
    readonly more: string
    /** "18 of 54"; null where nobody counted. */
    readonly shown: string | null
  }
}

interface PagedListProps<Row> {
  readonly list: ListToShow<Row>
  /** What stands in its place when there is nothing in it: an `EmptyState` with the next step, or nothing at all. */
  readonly empty: ReactNode
  /** `card`: a table in a card of its own. `bare`: inside of something that is a frame already. */
  readonly frame?: 'card' | 'bare'
  /** Shapes of what is to come; rows of a table unless told. */
  readonly coming?: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/**
 * A list in each of its states: to come, not to be had, empty, with more behind it. Whoever pressed "more" keeps their place: the focus
 * stays on the button, and goes to the list when the last page took the button away.
 */
export const PagedList = <Row,>({ list, empty, frame = 'card', coming, children }: PagedListProps<Row>) => {
  const { phase, rows, total, has_more, failure, words } = list
  const place = useRef<HTMLDivElement>(null)
  const has_pressed = useRef(false)
  useEffect(() => {
    if (!has_pressed.current || has_more) return
    has_pressed.current = false
    place.current?.focus({ preventScroll: true })
  }, [has_more])
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
          loading={list.is_loading_more}
          onMore={press(failure === null ? list.more : list.again)}
        />
      )}
    </div>
  )
}
