import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** Waits until pending changes are painted and animations are over, because axe cannot judge colours of fading elements. */
export const stillness = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

interface Where {
  /** CSS selectors of elements to check, and to exclude. */
  readonly within?: string
  readonly without?: string
  /** Rule ids; all rules by default. */
  readonly rules?: readonly string[]
}

const axe_source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = Window & { readonly axe?: { run(context: object, options: RunOptions): Promise<AxeResults> } }

/** A document is checked many times, in several widths and themes; axe is injected once. */
const inOneDocument = async (page: Page, { within, without, rules }: Where): Promise<AxeResults> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe_source)
  const context = { ...(within && { include: [[within]] }), ...(without && { exclude: [[without]] }) }
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: [...rules] } }) }
  const run = ([where, how]: readonly [object, RunOptions]) =>
    (window as WithAxe).axe?.run('include' in where || 'exclude' in where ? where : document, how)
  const results = await page.evaluate(run, [context, options] as const)
  if (!results) throw new Error('axe could not be given to the page')
  return results
}

/** A game is drawn in its own document: the findings of all documents are combined. */
const inEveryDocument = async (page: Page, { within, without, rules }: Where): Promise<AxeResults> => {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  if (within !== undefined) builder.include(within)
  if (without !== undefined) builder.exclude(without)
  if (rules) builder.withRules([...rules])
  return builder.analyze()
}

/** Axe violations of a page without running animations, as `rule: elements`. */
export const violationsOf = async (page: Page, where: Where = {}): Promise<string[]> => {
  await stillness(page)
  const { violations } = await (page.frames().length === 1 ? inOneDocument : inEveryDocument)(page, where)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
