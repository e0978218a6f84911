import { pagePaths } from '#casino/site/pages/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { ContentContext } from '#kernel/slice.ts'
import { menuEntries, type MenuEntry } from '../extensions.ts'

const entries = perHouse((): { visible: readonly MenuEntry[] } => ({ visible: [] }))

const groups: readonly MenuEntry['group'][] = ['play', 'house']

/** Determines which items have a page. Pages change with releases only, so once per start is enough. */
export const prepareMenu = async (house: House): Promise<void> => {
  const paths = new Set(await pagePaths(house))
  entries(house).visible = contributionsTo(house.slices, menuEntries)
    .filter(({ url }) => paths.has(url))
    .toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || one.position - other.position)
}

/** header.menu of the main data (EN-015). Guests get no counters. */
export const menuOf = (counters: Readonly<Record<string, number>> | null, { house, language }: ContentContext) =>
  entries(house).visible.map(({ name, title, url, icon, group, counted }) => ({
    name,
    title: title[language],
    url,
    icon,
    group,
    section: counted ?? null,
    counter: counted && counters ? (counters[counted] ?? 0) : null,
  }))
