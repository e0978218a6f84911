import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Waits for motion that ends: the colours of what still fades in are no colours to judge. */
export const stillness = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

interface Where {
  /** CSS selectors of what is looked at, and of what is not. */
  readonly within?: string
  readonly without?: string
  /** Rules by their ids; all of them unless some are named. */
  readonly rules?: readonly string[]
}

/** What axe finds on a page that stands still, as `rule: elements`. */
export const violationsOf = async (page: Page, { within, without, rules }: Where = {}): Promise<string[]> => {
  await stillness(page)
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // Findings of several frames are put together in a page of their own, which takes longer than looking.
  if (page.frames().length === 1) builder.setLegacyMode()
  if (within !== undefined) builder.include(within)
  if (without !== undefined) builder.exclude(without)
  if (rules) builder.withRules([...rules])
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
