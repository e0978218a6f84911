import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { PageDeclaration } from '#kernel/slice.ts'
import { homeSections, pageSections } from '../extensions.ts'
import { settingsFault } from './component-kinds.ts'
import { homePage } from './home-page.ts'

/**
 * Every page that this release brings: the home page, and those of the slices with the sections that others contribute to them. Throws when
 * one gives a component what it does not take.
 */
export const declaredPages = (house: House): readonly PageDeclaration[] => {
  const { slices } = house
  const sections = contributionsTo(slices, pageSections)
  const sectionsOf = (name: string) => sections.flatMap(({ page, ...section }) => (page === name ? [section] : []))
  const own = slices.flatMap((slice) => slice.pages ?? [])
  const pages = [
    homePage(contributionsTo(slices, homeSections)),
    ...own.map((page) => ({ ...page, components: [...page.components, ...sectionsOf(page.name)] })),
  ]
  for (const { name, components } of pages) {
    const fault = components.map((component) => settingsFault(house, component)).find((one) => one !== undefined)
    if (fault !== undefined) throw new Error(`The page ${name}: ${fault}.`)
  }
  return pages
}
