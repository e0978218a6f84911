import { homeSections } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice, information, type ComponentData } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { anyGuest, categoriesFor, headOf, viewerOf } from './categories.ts'
import { commands } from './operator-commands.ts'
import { personalData } from './personal-data.ts'
import { publishHouseStories } from './publish-stories.ts'
import { routes } from './routes.ts'

const guest_views_kept_ms = 30 * 24 * 3_600_000

/** The row of the home page. Everybody may see it: what invites is left out of it for whom nobody may invite. */
const storiesRow: ComponentData<'stories'> = async ({ house, language, visitor }) => {
  const categories = await categoriesFor(house, language, visitor.player_id === null ? anyGuest : viewerOf(house, visitor))
  return categories.length === 0 ? null : { categories: categories.map(headOf) }
}

export const slice = defineServerSlice({
  name: 'messages/stories',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  components: { stories: information(storiesRow) },
  seed: async (house) => void (await publishHouseStories(house, { actor: 'job:seed', reason: 'Demo content' })),
  personalData,
  retention: [{ table: 'guest_views', column: 'at', keep_ms: guest_views_kept_ms }],
  contributes: [contribute(homeSections, { type: 'stories', position: 15 }), contribute(operatorCommands, ...commands)],
})
