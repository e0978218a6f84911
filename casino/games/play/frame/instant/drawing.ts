import { element } from '../kit/element.ts'
import type { Motion } from '../kit/motion.ts'

/** An SVG drawing as an element; hidden from screen readers, as the same is said in text elsewhere. */
export const drawing = (className: string, viewBox: string, body: string): HTMLElement => {
  const view = element('div', { class: className })
  view.innerHTML = `<svg viewBox="${viewBox}" aria-hidden="true">${body}</svg>`
  return view
}

/** Finds a part of a drawing; throws when it is missing. */
export const part = <Tag extends SVGElement = SVGElement>(view: Element, selector: string): Tag => {
  const found = view.querySelector<Tag>(selector)
  if (!found) throw new Error(`the picture has no ${selector}`)
  return found
}

export const parts = (view: Element, selector: string): readonly SVGElement[] => [...view.querySelectorAll<SVGElement>(selector)]

/** An animation that runs until the draw is known, and the function that ends it. With reduced motion nothing moves. */
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

/** Pseudo-random numbers that are the same each time, for the positions of clouds and stars. */
export const scattered = (seed: number): number => {
  const wave = Math.sin(seed * 78.233 + 1.7) * 43_758.5453
  return wave - Math.floor(wave)
}
