import type { Page } from 'playwright'

/**
 * Links and buttons of the page that a finger misses: those whose target is below 44 px in a direction, except for links within a sentence.
 * What counts is where a tap arrives, not what is drawn, so each is asked for from its middle outwards. Each as `name width×height`.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const most = 44
    const found: string[] = []
    const reachOf = (part: Element, x: number, y: number, [right, down]: readonly [number, number]): number => {
      let reach = 0
      for (; reach < most; reach += 0.5) {
        const hit = document.elementFromPoint(x + right * (reach + 0.5), y + down * (reach + 0.5))
        if (!hit || !part.contains(hit)) break
      }
      return reach
    }
    for (const part of document.querySelectorAll<HTMLElement>('a[href], button, select, summary, [role=tab], label:has(input)')) {
      if (part.matches(':disabled, .sr-only') || part.closest('[inert]') || !part.checkVisibility({ visibilityProperty: true })) continue
      part.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = part.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const middle = document.elementFromPoint(x, y)
      if (!middle || !part.contains(middle)) continue
      const wide = reachOf(part, x, y, [1, 0]) + reachOf(part, x, y, [-1, 0])
      const high = reachOf(part, x, y, [0, 1]) + reachOf(part, x, y, [0, -1])
      const words = part.parentElement?.textContent ?? ''
      const is_in_text = getComputedStyle(part).display === 'inline' && words.length > (part.textContent ?? '').length + 8
      // Half a step is lost at each side.
      if (!is_in_text && Math.min(wide, high) < most - 1) found.push(`${part.innerText || part.ariaLabel || part.tagName} ${wide}×${high}`)
    }
    return found
  })
