import { visibleEntries, type MenuEntry } from '../rules.ts'
import { pagePaths } from '#casino/site/pages/server/api.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { ContentContext } from '#kernel/slice.ts'

const entries = perHouse((): { visible: readonly MenuEntry[] } => ({ visible: [] }))

/** Finds out which items have a page. Pages come and go with releases, so once per start is enough. */
export const prepareMenu = async (house: House): Promise<void> => {
  entries(house).visible = visibleEntries(new Set(await pagePaths(house)))
}

/** header.menu of the main data (EN-015). Guests get no counters. */
export const menuOf = (counters: Readonly<Record<string, number>> | null, { house, language }: ContentContext) =>
  entries(house).visible.map((entry) => ({
    name: entry.name,
    title: house.messages.format(language, entry.title, {}),
    url: entry.url,
    icon: entry.icon,
    group: entry.group,
    section: entry.counted ?? null,
    counter: entry.counted && counters ? (counters[entry.counted] ?? 0) : null,
  }))
