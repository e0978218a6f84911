import { api } from '#kernel/web/browser.ts'
import type { trackForm } from '../contract.ts'
import type { FormEvent, TrackedForm } from '../rules.ts'

/** What was told of a form that is in sight: each thing once, but each try to send it. */
const told = new WeakMap<Element, Set<string>>()

const tell = (root: HTMLElement, event: FormEvent, field?: string): void => {
  const form = root.dataset['tracked'] as TrackedForm
  // Nobody waits for it, and nothing depends on it.
  void api.call<typeof trackForm>('POST /rest/trackers/forms/', { body: { form, event, ...(field === undefined ? {} : { field }) } })
}

const tellOnce = (root: HTMLElement, event: FormEvent, field?: string): void => {
  const known = told.get(root) ?? new Set()
  told.set(root, known)
  const what = `${event} ${field ?? ''}`
  if (known.has(what)) return
  known.add(what)
  tell(root, event, field)
}

const rootOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tracked]') : null

const fieldOf = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
    ? target.name || 'other'
    : undefined

const isWrong = (element: Element): boolean => element.getAttribute('aria-invalid') === 'true'

/** Fields are marked as wrong when their error is shown, and so is a form by a notice above it. */
const watchErrors = (root: HTMLElement): void =>
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element && isWrong(target)) tellOnce(root, 'error', fieldOf(target))
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches('[role=alert]') || node.querySelector('[role=alert]'))) tell(root, 'error')
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid'] })

const start = (root: HTMLElement): void => {
  if (told.has(root)) return
  tellOnce(root, 'start')
  watchErrors(root)
}

/** TH-025: follows every form that its slice marks with `data-tracked`, from the first one that was touched on. */
export const followForms = (first: Element): void => {
  const root = rootOf(first)
  if (root) start(root)
  document.addEventListener('focusin', ({ target }) => {
    const of = rootOf(target)
    if (of) start(of)
  })
  document.addEventListener('focusout', ({ target }) => {
    const [of, field] = [rootOf(target), fieldOf(target)]
    if (of && field !== undefined) tellOnce(of, 'field', field)
  })
  // Before the form's own handler may take it from the page.
  document.addEventListener(
    'submit',
    ({ target }) => {
      const of = rootOf(target)
      if (of) tell(of, 'submit')
    },
    { capture: true },
  )
}
