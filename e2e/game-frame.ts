import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * `GAMES=all` plays all of them; by default every fourth, since games of a kind share their frame and each is played by its engine's tests.
 */
export const someOf = <T>(games: readonly T[]): readonly T[] =>
  process.env['GAMES'] === 'all' ? games : games.filter((_game, index) => index % 4 === 0)

/** Small and large phones, landscape, and desktop. The phone held upright is last, so that a journey goes on there. */
const screens = [
  [320, 640],
  [844, 390],
  [1440, 900],
  [390, 844],
] as const

/** Controls of the open game, and other parts of it by their selector, that are not fully visible, or that widen its page. */
export const outside = async (page: Page, parts = '.option'): Promise<string[]> => {
  const frame = page.frames().find((each) => each.url().includes('/game-frame/'))
  if (!frame) throw new Error('No game is open.')
  return frame.evaluate((selector) => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []
    const pressed = [...document.querySelectorAll(`button, input[type=range], select, ${selector}`)]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect()
        return width < 20 || left < 0 || top < 0 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1
      })
    return [...wide, ...pressed.map((each) => each.className)]
  }, parts)
}

/** Shows the open game on each screen: nothing of it lies outside. */
export const fitsEveryScreen = async (page: Page, parts?: string): Promise<void> => {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    expect([width, height, await outside(page, parts)]).toEqual([width, height, []])
  }
}
