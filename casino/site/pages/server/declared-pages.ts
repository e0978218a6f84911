import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { PageDeclaration } from '#kernel/slice.ts'
import { homeSections, pageSections } from '../extensions.ts'
import { settingsFault } from './component-kinds.ts'
import { homePage } from './home-page.ts'

/**
 * All pages of this release: the home page, and the pages of slices with the sections that others contribute. Throws if a
 * component's settings are invalid.
 */
export const declaredPages = (house: House): readonly PageDeclaration[] => {
  const { slices } = house
  const sections = contributionsTo(slices, pageSections)
  const sectionsOf = (name: string, wanted?: 'first') =>
    sections.flatMap(({ page, place, ...section }) => (page === name && place === wanted ? [section] : []))
  const own = slices.flatMap((slice) => slice.pages ?? [])
  const pages = [
    homePage(contributionsTo(slices, homeSections)),
    ...own.map((page) => ({ ...page, components: [...sectionsOf(page.name, 'first'), ...page.components, ...sectionsOf(page.name)] })),
  ]
  for (const { name, components } of pages) {
    const fault = components.map((component) => settingsFault(house, component)).find((one) => one !== undefined)
    if (fault !== undefined) throw new Error(`The page ${name}: ${fault}.`)
  }
  return pages
}
