import { element } from '../kit/element.ts'
import type { Motion } from '../kit/motion.ts'

/** A picture as an element of the page; what it shows is said in words elsewhere. */
export const drawing = (className: string, viewBox: string, body: string): HTMLElement => {
  const view = element('div', { class: className })
  view.innerHTML = `<svg viewBox="${viewBox}" aria-hidden="true">${body}</svg>`
  return view
}

/** A part of a picture that must be there. */
export const part = <Tag extends SVGElement = SVGElement>(view: Element, selector: string): Tag => {
  const found = view.querySelector<Tag>(selector)
  if (!found) throw new Error(`the picture has no ${selector}`)
  return found
}

export const parts = (view: Element, selector: string): readonly SVGElement[] => [...view.querySelectorAll<SVGElement>(selector)]

/** What moves while nothing is known yet, and what ends it. With less motion wished for nothing moves. */
export const swaying = (
  motion: Motion,
): readonly [sway: (step: (now_ms: number, passed_ms: number) => void) => void, still: () => void] => {
  let halt: (() => void) | null = null
  const still = (): void => {
    halt?.()
    halt = null
  }
  return [
    (step) => {
      still()
      if (!motion.isReduced) halt = motion.loop(step)
    },
    still,
  ]
}

/** Numbers that look scattered and are the same each time: where clouds and stars stand. */
export const scattered = (seed: number): number => {
  const wave = Math.sin(seed * 78.233 + 1.7) * 43_758.5453
  return wave - Math.floor(wave)
}
