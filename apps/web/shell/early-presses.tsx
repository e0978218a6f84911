type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A press, a form or a field that is to be told of, once its element is alive. */
interface Waiting {
  readonly element: Element
  readonly now: () => Element | undefined
  readonly act: (element: Element) => void
  readonly is_press: boolean
  /** What is in the page no longer may come back for as long as this. */
  looks_left: number
}

/**
 * Gives the element whenever it is asked, or what stands in its place: React throws away what a change reached before it was
 * alive, and makes it anew with the same words, in the same order. Runs inside the page, as what follows does.
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
 * A page is readable before its scripts have come, and what a visitor does in between must not be lost: a press is kept and
 * pressed again once that part of the page is alive, a form waits instead of being sent without its script (which would put
 * its fields into the address), and React is told of what was typed. Of several presses the last counts, also when it was one
 * that needed no waiting; boxes that were ticked all count. Whoever leaves the page has given up waiting: a press is not found
 * again on the way back.
 *
 * Runs as a script inside the page, so it uses nothing from outside itself but what it is given.
 */
const keepEarlyPresses = (follow: typeof followElement): void => {
  const presses = 'button,[role=tab],input[type=checkbox],input[type=radio]'
  // What the server rendered. Elements of later scripts, and of others' (a captcha), are alive from the first.
  const rendered = new WeakSet<Element>(document.querySelectorAll(`${presses},form,input,textarea,select`))
  const isAsleep = (element: Element): boolean =>
    rendered.has(element) && !Object.keys(element).some((key) => key.startsWith('__reactProps'))

  let waiting: Waiting[] = []
  /** One at a time and in order: what was typed has reached the form before the form is sent. */
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
    // What this script presses itself is not trusted.
    else if (event.isTrusted && !element.matches('input')) forgetPresses()
  }
  const onSubmit = (event: Event): void => {
    const form = event.target as HTMLFormElement
    if (isAsleep(form)) hold(event, form, (now) => (now as HTMLFormElement).requestSubmit())
  }
  const typed = new Map<Field, string>()
  const tell = (field: Field, value: string): void => {
    // React takes a change for news only if the value differs from the last that was set through the element itself.
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

/** The script that keeps early presses. Its text is the server's alone: the browser has run it long before React looks. */
export const EarlyPresses = () => {
  const code = import.meta.env.SSR ? `(${keepEarlyPresses.toString()})(${followElement.toString()})` : ''
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
