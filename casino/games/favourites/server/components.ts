import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { type ComponentData, type PageComponents, withSettings } from '#kernel/slice.ts'
import { PersonalGamesSettings } from '../contract.ts'
import { rail_limit } from '../rules.ts'
import { listPage } from './lists.ts'

/**
 * A row of the player's last or favourite games, or of the popular ones; left out while it is empty. What others play calls to play, so whom
 * nobody invites is not shown it.
 */
const personalGames: ComponentData<'games-personal'> = async ({ house, language, visitor, settings }) => {
  const { list } = settings
  const { player_id } = visitor
  if (list === 'popular' && player_id !== null && !(await isInAudience(house.db, house, 'invitation', player_id))) return null
  const page = await listPage(house, language, list, player_id, { limit: rail_limit, offset: 0 })
  return page.total > 0 ? { list, ...page } : null
}

export const components: PageComponents = { 'games-personal': withSettings(PersonalGamesSettings, personalGames) }
