import { base } from '#kernel/web/browser.ts'
import { createModalHistory, followModals } from '#kernel/web/modals/modal-history.ts'
import type { OpenModal } from '#kernel/web/modals/modals.ts'
import { currentPath, setSettled } from '#kernel/web/page/navigation.ts'
import { withoutBase } from '#kernel/web/page/page-path.ts'
import { modalOf, modals } from '../modals/registry.ts'

const queryOf = (open: OpenModal): Record<string, string> =>
  Object.fromEntries(
    Object.entries(modalOf(open.name)?.modal.query ?? {}).flatMap(([name, param]) =>
      open.params[param] === undefined ? [] : [[name, String(open.params[param])]],
    ),
  )

/** Makes "back" close the top modal, and writes an open modal's parameters to the address (OP-008). */
export const startModalSteps = (): void => {
  const steps = createModalHistory({
    history: window.history,
    address: () => window.location,
    isPageShown: () => withoutBase(window.location.pathname, base) === new URL(currentPath(), window.location.origin).pathname,
    queryOf,
    written_names: modals.flatMap((modal) => Object.keys(modal.query ?? {})),
  })
  setSettled(steps.settled)
  followModals(steps)
  // Must run before the router's listener: a step between modals is not a navigation.
  window.addEventListener(
    'popstate',
    (event) => {
      if (steps.onPop(event.state as { modal_depth?: number } | null)) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
