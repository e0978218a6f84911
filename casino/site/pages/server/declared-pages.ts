import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { PageDeclaration } from '#kernel/slice.ts'
import { homeSections } from '../extensions.ts'
import { settingsFault } from './component-kinds.ts'
import { homePage } from './home-page.ts'

/** Every page that this release brings: the home page, and those of the slices. Throws when one gives a component what it does not take. */
export const declaredPages = (house: House): readonly PageDeclaration[] => {
  const { slices } = house
  const pages = [homePage(contributionsTo(slices, homeSections)), ...slices.flatMap((slice) => slice.pages ?? [])]
  for (const { name, components } of pages) {
    const fault = components.map((component) => settingsFault(house, component)).find((one) => one !== undefined)
    if (fault !== undefined) throw new Error(`The page ${name}: ${fault}.`)
  }
  return pages
}
