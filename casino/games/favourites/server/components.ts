import type { ComponentData } from '#kernel/slice.ts'
import type { PersonalGamesData } from '../contract.ts'
import { listNames, rail_limit } from '../rules.ts'
import { listPage } from './lists.ts'

/** A row of the player's last or favourite games, or of the popular ones; left out while it is empty. Settings: list. */
const personalGames: ComponentData = async ({ house, language, visitor, settings }): Promise<PersonalGamesData | null> => {
  const list = listNames.find((name) => name === settings['list'])
  if (!list) return null
  const page = await listPage(house, language, list, visitor.player_id, { limit: rail_limit, offset: 0 })
  return page.total > 0 ? { list, ...page } : null
}

export const components: Readonly<Record<string, ComponentData>> = { 'games-personal': personalGames }
