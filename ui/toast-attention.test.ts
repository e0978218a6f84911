import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellAttention } from './toast-attention.ts'

/** A region of toasts, of which the browser says that the pointer is over it or that it has the focus of a keyboard. */
const open = () => {
  const shown = { is_hovered: false, is_focused: false }
  const matches = (selector: string): boolean =>
    (selector.includes(':hover') && shown.is_hovered) || (selector.includes(':focus-visible') && shown.is_focused)
  const region = Object.assign(new EventTarget(), { matches }) as unknown as HTMLElement
  const told: boolean[] = []
  tellAttention(region, (is_there) => void told.push(is_there))
  const send = (type: string, pointerType?: string): void => {
    region.dispatchEvent(Object.assign(new Event(type), { pointerType }))
    vi.runAllTimers()
  }
  return { shown, send, told }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => undefined
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('toasts are read while a mouse is over them', () => {
  const { shown, send, told } = open()
  shown.is_hovered = true
  send('pointerenter', 'mouse')
  shown.is_hovered = false
  send('pointerleave', 'mouse')
  expect(told).toEqual([true, false])
})

test('a finger that touched a toast and has gone holds none: phones call what was touched last hovered until the next touch', () => {
  const { shown, send, told } = open()
  shown.is_hovered = true
  send('pointerenter', 'touch')
  send('pointerleave', 'touch')
  expect(told).toEqual([false, false])
  // A keyboard at the same screen is told of as ever, and so is its mouse.
  shown.is_focused = true
  send('focusin')
  shown.is_focused = false
  send('pointerenter', 'mouse')
  expect(told.slice(2)).toEqual([true, true])
})
