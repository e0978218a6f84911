import { closeModalsAbove, modalStack, openModal, openModals, type OpenModal } from '#kernel/web/modals/modals.ts'

/** The part of the browser's history API that modals need. */
export interface HistoryLike {
  readonly state: { readonly modal_depth?: number } | null
  pushState(state: unknown, unused: string, url: string): void
  replaceState(state: unknown, unused: string, url: string): void
  go(delta: number): void
}

export interface ModalHistoryParts {
  readonly history: HistoryLike
  readonly address: () => { readonly pathname: string; readonly search: string; readonly hash: string }
  /** Whether the router shows the page of the address: after a step of the history this may be another one. */
  readonly isPageShown: () => boolean
  /** The query parameters of an open modal, and the names of all parameters that any modal writes. */
  readonly queryOf: (modal: OpenModal) => Readonly<Record<string, string>>
  readonly written_names: readonly string[]
}

export interface ModalHistory {
  /** Brings the history in line with the open modals. */
  sync(): void
  /** Handles a back or forward navigation; true if it only concerned modals and the router must not act on it. */
  onPop(state: { readonly modal_depth?: number } | null): boolean
  /** Resolves once none of our history changes is in progress: navigate after it. */
  settled(): Promise<void>
}

type Address = ReturnType<ModalHistoryParts['address']>

const urlOf = ({ pathname, search, hash }: Address, change: (params: URLSearchParams) => void): string => {
  const params = new URLSearchParams(search)
  change(params)
  return `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}${hash}`
}

/** What a forward navigation may reopen: only modals with an address of their own, such as a game, not a form that was left. */
const reopen = (left: readonly OpenModal[], count: number, queryOf: ModalHistoryParts['queryOf']): boolean => {
  if (left.length < count || left.some((modal) => Object.keys(queryOf(modal)).length === 0)) return false
  for (const { name, params } of left) openModal(name, params)
  return true
}

/**
 * Closes the modals above, unless one must be answered: then false, and its step of the history is to be taken anew. What it shows, such
 * as codes that are shown once, is not lost by a gesture.
 */
const closeUnlessHeld = (count: number): boolean => {
  const is_held = openModals().some((modal, index) => index >= count && modal.is_held === true)
  if (!is_held) closeModalsAbove(count)
  return !is_held
}

/** A history change of ours in progress, and who waits for its end. */
const newStep = (): { readonly done: Promise<void>; readonly finish: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { done: promise, finish: resolve }
}

/**
 * Each open modal is an entry of the browser's history, so that "back" closes the top one (TH-015). The depth is stored in the
 * entry's state; a navigation of the router starts at depth 0 again.
 */
export const createModalHistory = ({ history, address, isPageShown, queryOf, written_names }: ModalHistoryParts): ModalHistory => {
  /** The modal that was last closed at each depth, so that a forward navigation can reopen it. */
  const closed: OpenModal[] = []
  let stepping: ReturnType<typeof newStep> | null = null

  const urlWith = (query: Readonly<Record<string, string>>): string =>
    urlOf(address(), (params) => Object.entries(query).forEach(([name, value]) => params.set(name, value)))

  /** A link that opened a game put it into the address; a closed game must not reopen after a reload. */
  const stripLeftovers = (): void => {
    const known = new URLSearchParams(address().search)
    const wanted = new Set(openModals().flatMap((modal) => Object.keys(queryOf(modal))))
    const leftovers = written_names.filter((name) => known.has(name) && !wanted.has(name))
    const without = (params: URLSearchParams): void => leftovers.forEach((name) => params.delete(name))
    if (leftovers.length > 0) history.replaceState(history.state, '', urlOf(address(), without))
  }

  const sync = (): void => {
    if (stepping) return
    const open = openModals()
    const known = history.state?.modal_depth ?? 0
    for (const [index, modal] of open.entries()) {
      const step = { ...history.state, modal_depth: index + 1 }
      if (index >= known) history.pushState(step, '', urlWith(queryOf(modal)))
      closed[index] = modal
    }
    if (open.length > known) return
    const top = open.at(-1)
    if (open.length === known) {
      if (top && known > 0) history.replaceState(history.state, '', urlWith(queryOf(top)))
      return
    }
    stepping = newStep()
    history.go(open.length - known)
  }

  return {
    sync,
    onPop: (state) => {
      if (stepping) {
        const { finish } = stepping
        stepping = null
        stripLeftovers()
        finish()
        sync()
        return true
      }
      if (!isPageShown()) {
        closed.length = 0
        closeModalsAbove(0)
        return false
      }
      const open = openModals().length
      const wanted = state?.modal_depth ?? 0
      if (wanted > open) return reopen(closed.slice(open, wanted), wanted - open, queryOf)
      if (open === 0 || wanted === open) return false
      if (closeUnlessHeld(wanted)) stripLeftovers()
      else sync()
      return true
    },
    settled: async () => {
      // A modal closed just now changes the history in the next microtask, so callers have to wait for that too.
      await Promise.resolve()
      while (stepping) await stepping.done
    },
  }
}

/** Follows the modal stack: changes of the same moment become one history change. */
export const followModals = (modal_history: ModalHistory): (() => void) => {
  let is_planned = false
  return modalStack.subscribe(() => {
    if (is_planned) return
    is_planned = true
    queueMicrotask(() => {
      is_planned = false
      modal_history.sync()
    })
  })
}
