/** A modal that the person did not ask for: a prize, a promotion, a reminder. */
export interface Popup {
  readonly name: string
  readonly params?: Readonly<Record<string, unknown>>
  /** A popup is not added while one with the same key is waiting or visible. */
  readonly key?: string
  /** Higher is shown first; 0 by default. */
  readonly priority?: number
}

export interface PopupQueueParts {
  readonly show: (popup: Popup) => void
  /** True while a modal is open, or where popups are not allowed. */
  readonly isBusy: () => boolean
}

export interface PopupQueue {
  add(popup: Popup): void
  /** Shows the next popup if possible. Call it whenever something closes. */
  next(): void
  /** Removes waiting popups: they were for a player who has signed out. */
  empty(): void
  readonly waiting: readonly Popup[]
}

/** A queue that shows one popup at a time, and none while the page is busy. */
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
      // Equal priorities keep their order of arrival.
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
