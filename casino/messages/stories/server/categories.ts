import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { CategoryHead, StoryCategory } from '../contract.ts'
import { isCategoryViewed, unviewedFirst } from '../rules.ts'
import { storiesOf, type StoryRow, type Viewer } from './store.ts'

/** Whose views are known and counted: on a brand that counts players alone a guest is nobody (SO-005). */
export const viewerOf = (house: House, { player_id, session_id }: Visitor): Viewer => ({
  player_id,
  visit: player_id === null && !house.brand.has('stories-for-players-only') ? session_id : null,
})

/** For a page that is the same bytes for all guests. */
export const anyGuest: Viewer = { player_id: null, visit: null }

/** Whom nobody may invite is told nothing that invites: the audience gate (docs/architecture.md, rule 4). */
export const mayBeInvited = async (house: House, player_id: bigint | null): Promise<boolean> =>
  player_id === null || isInAudience(house.db, house, 'invitation', player_id)

const toldStory = (language: Language, { id, content, is_invitation, is_viewed, is_liked, likes }: StoryRow) => ({
  id,
  isViewed: is_viewed,
  isLiked: is_liked,
  likesCount: likes,
  heading: content.heading[language],
  text: content.text[language],
  scene: content.scene,
  icons: [...(content.icons ?? [])],
  link: content.link ? { path: content.link.path, label: content.link.label[language] } : null,
  isInvitation: is_invitation,
})

/** All categories as a viewer sees them: unviewed first (SO-002). */
export const categoriesFor = async (house: House, language: Language, viewer: Viewer): Promise<StoryCategory[]> => {
  const rows = await storiesOf(house.db, viewer, await mayBeInvited(house, viewer.player_id))
  const categories = [...Map.groupBy(rows, ({ category_id }) => category_id)].map(([id, of_category]) => {
    const stories = of_category.map((row) => toldStory(language, row))
    const [first] = of_category
    return { id, name: first?.title[language] ?? '', icon: first?.icon ?? '', isViewed: isCategoryViewed(stories), stories }
  })
  return unviewedFirst(categories)
}

export const headOf = ({ id, name, icon, isViewed, stories }: StoryCategory): CategoryHead => ({
  id,
  name,
  icon,
  isViewed,
  isInvitation: stories.every(({ isInvitation }) => isInvitation),
})
