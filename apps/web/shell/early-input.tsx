type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A click, submit or input to be repeated once its element is hydrated. */
interface Waiting {
  readonly element: Element
  readonly now: () => Element | undefined
  readonly act: (element: Element) => void
  readonly is_press: boolean
  /** How long an element that is not in the page may take to return. */
  looks_left: number
}

/**
 * Finds the element when needed, or its replacement: React discards elements that changed before hydration and creates them again
 * with the same text, in the same order. Runs inline in the page, as does the code below.
 */
const followElement = (element: Element): (() => Element | undefined) => {
  const wordsOf = (one: Element): string =>
    [...['name', 'value', 'aria-label'].map((name) => one.getAttribute(name)), one.textContent].join('\n')
  const words = wordsOf(element)
  const alike = (): Element[] => [...document.getElementsByTagName(element.tagName)].filter((one) => wordsOf(one) === words)
  const known = alike()
  const { pathname } = location
  return () => {
    if (element.isConnected) return element
    if (location.pathname !== pathname) return undefined
    const gone = known.filter((one) => !one.isConnected)
    return alike().filter((one) => !known.includes(one))[gone.indexOf(element)]
  }
}

/**
 * A page is readable before its scripts have loaded, and input in between must not be lost: a click is stored and repeated once
 * that part of the page is hydrated, a form submission is delayed instead of being sent without its script (which would put its
 * fields into the address), and React is told what was typed. Of several clicks the last one counts, even if it needed no waiting;
 * ticked checkboxes all count. Leaving the page discards what is stored.
 *
 * Runs as an inline script, so it may use nothing but its arguments.
 */
const keepEarlyPresses = (follow: typeof followElement): void => {
  const presses = 'button,[role=tab],input[type=checkbox],input[type=radio]'
  // Server-rendered elements only. Elements created by scripts (e.g. a captcha) respond from the start.
  const rendered = new WeakSet<Element>(document.querySelectorAll(`${presses},form,input,textarea,select`))
  const isAsleep = (element: Element): boolean =>
    rendered.has(element) && !Object.keys(element).some((key) => key.startsWith('__reactProps'))

  let waiting: Waiting[] = []
  /** One at a time and in order: typed text must reach the form before it is submitted. */
  const look = (): void => {
    waiting = waiting.filter((one) => one.now() || (one.looks_left -= 1) > 0)
    for (const one of waiting) {
      const element = one.now()
      if (!element || isAsleep(element)) continue
      waiting = waiting.filter((other) => other !== one)
      one.act(element)
      break
    }
    if (waiting.length > 0) setTimeout(look, 30)
  }
  const forgetPresses = (): void => {
    waiting = waiting.filter(({ is_press }) => !is_press)
  }
  const keep = (element: Element, is_press: boolean, act: Waiting['act']): void => {
    if (waiting.length === 0) setTimeout(look, 30)
    if (is_press) forgetPresses()
    const one = { element, now: follow(element), act, is_press, looks_left: 300 }
    waiting = [...waiting.filter((other) => other.element !== element), one]
  }
  const hold = (event: Event, element: Element, act: Waiting['act']): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    keep(element, !element.matches('input'), act)
  }

  const onPress = (event: Event): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(presses) : null
    if (!element) return
    if (isAsleep(element)) hold(event, element, (now) => (now as HTMLElement).click())
    // Events dispatched by this script are not trusted.
    else if (event.isTrusted && !element.matches('input')) forgetPresses()
  }
  const onSubmit = (event: Event): void => {
    const form = event.target as HTMLFormElement
    if (isAsleep(form)) hold(event, form, (now) => (now as HTMLFormElement).requestSubmit())
  }
  const typed = new Map<Field, string>()
  const tell = (field: Field, value: string): void => {
    // React only reports a change if the value differs from the last one set through the element itself.
    if ('defaultValue' in field) field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
  const onInput = (event: Event): void => {
    const field = event.target as Field
    if (!isAsleep(field) || field.matches(presses)) return
    if (!typed.has(field)) keep(field, false, (now) => tell(now as Field, typed.get(field) ?? ''))
    typed.set(field, field.value)
  }
  addEventListener('click', onPress, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  addEventListener('pagehide', forgetPresses)
}

/** The inline script that stores early input. Its text is only rendered on the server: the browser has run it before React starts. */
export const EarlyInput = () => {
  const code = import.meta.env.SSR ? `(${keepEarlyPresses.toString()})(${followElement.toString()})` : ''
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
