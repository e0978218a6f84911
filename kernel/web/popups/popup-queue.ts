/** A modal that nobody asked for at this moment: a prize, a promotion, a reminder. */
export interface Popup {
  readonly name: string
  readonly params?: Readonly<Record<string, unknown>>
  /** A popup that is waiting or in sight under the same key is not added again. */
  readonly key?: string
  /** Higher goes first; 0 by default. */
  readonly priority?: number
}

export interface PopupQueueParts {
  readonly show: (popup: Popup) => void
  /** True while anything stands open, or where popups have no place: a game, the cash desk. */
  readonly isBusy: () => boolean
}

export interface PopupQueue {
  add(popup: Popup): void
  /** Shows the next popup if there is room. Call it whenever something closes. */
  next(): void
  /** Forgets what waits: it was for somebody who has left. */
  empty(): void
  readonly waiting: readonly Popup[]
}

/** One popup at a time, from one queue, none over a game or the cash desk. */
export const createPopupQueue = ({ show, isBusy }: PopupQueueParts): PopupQueue => {
  let waiting: readonly Popup[] = []
  let shown: Popup | null = null

  const next = (): void => {
    if (isBusy()) return
    shown = null
    const [first, ...rest] = waiting
    if (!first) return
    waiting = rest
    shown = first
    show(first)
  }

  return {
    add: (popup) => {
      const is_known = popup.key !== undefined && (shown?.key === popup.key || waiting.some(({ key }) => key === popup.key))
      if (is_known) return
      // Equal priorities keep the order in which they came.
      const place = waiting.findIndex((other) => (other.priority ?? 0) < (popup.priority ?? 0))
      waiting = place === -1 ? [...waiting, popup] : waiting.toSpliced(place, 0, popup)
      next()
    },
    next,
    empty: () => {
      waiting = []
      shown = null
    },
    get waiting() {
      return waiting
    },
  }
}
