/** SO-006: so many categories come at a time. */
export const categories_per_page = 10

/** More views than this are not sent at once. */
export const most_views = 100

/** Every view and every like is a row: nobody writes as fast as a machine can. */
export const views_limit = { name: 'stories-view', count: 60, window_s: 60 } as const
export const likes_limit = { name: 'stories-like', count: 60, window_s: 60 } as const

/** The pictures that a story may have; `things` shows icons that its document names. */
export const sceneNames = [
  'sealed',
  'recount',
  'limits',
  'pause',
  'payout',
  'history',
  'terms',
  'cash-first',
  'race',
  'set-aside',
  'ticket',
  'odds',
  'things',
] as const
export type SceneName = (typeof sceneNames)[number]

interface Viewable {
  readonly id: number
  readonly isViewed: boolean
  readonly isInvitation: boolean
}

interface Categorised<Story extends Viewable = Viewable> {
  readonly id: number
  readonly isViewed: boolean
  readonly stories: readonly Story[]
}

/** SO-001: a category is viewed when all its stories are. */
export const isCategoryViewed = (stories: readonly Pick<Viewable, 'isViewed'>[]): boolean => stories.every(({ isViewed }) => isViewed)

/** SO-002: unviewed categories first; otherwise in the order in which they are given. */
export const unviewedFirst = <Category extends Pick<Categorised, 'isViewed'>>(categories: readonly Category[]): Category[] =>
  categories.toSorted((one, other) => Number(one.isViewed) - Number(other.isViewed))

/** SO-001: marks a story as viewed, and its category if that was the last one. Nothing moves: the order is of the moment when the list came. */
export const withViewed = <Story extends Viewable, Category extends Categorised<Story>>(
  categories: readonly Category[],
  story_id: number,
): readonly Category[] =>
  categories.map((category) => {
    if (!category.stories.some(({ id, isViewed }) => id === story_id && !isViewed)) return category
    const stories = category.stories.map((story) => (story.id === story_id ? { ...story, isViewed: true } : story))
    return { ...category, stories, isViewed: isCategoryViewed(stories) }
  })

export interface Like {
  readonly isLiked: boolean
  readonly likesCount: number
}

/** SO-004: a like, or the like taken back, and one more or less of them. */
export const toggledLike = ({ isLiked, likesCount }: Like): Like =>
  isLiked ? { isLiked: false, likesCount: Math.max(0, likesCount - 1) } : { isLiked: true, likesCount: likesCount + 1 }

/** Changes one story of a list. */
export const withStory = <Story extends Viewable, Category extends Categorised<Story>>(
  categories: readonly Category[],
  story_id: number,
  change: (story: Story) => Partial<Story>,
): readonly Category[] =>
  categories.map((category) =>
    category.stories.some(({ id }) => id === story_id)
      ? { ...category, stories: category.stories.map((story) => (story.id === story_id ? { ...story, ...change(story) } : story)) }
      : category,
  )

/** Without what invites to play: for whom play is closed. A category of invitations alone is left out. */
export const withoutInvitations = <Story extends Viewable, Category extends Categorised<Story>>(
  categories: readonly Category[],
): readonly Category[] =>
  categories.flatMap((category) => {
    const stories = category.stories.filter(({ isInvitation }) => !isInvitation)
    return stories.length === 0 ? [] : [{ ...category, stories, isViewed: isCategoryViewed(stories) }]
  })

/** Where the slider stands: positions in the loaded list. */
export interface Place {
  readonly category: number
  readonly story: number
}

/** OP-045: found by position in the loaded list; what is not there, or not said, is the first. */
export const placeOf = (categories: readonly Categorised[], category_id: unknown, story_id: unknown): Place => {
  const found = (things: readonly { readonly id: number }[], id: unknown): number =>
    Math.max(
      0,
      things.findIndex((thing) => String(thing.id) === String(id)),
    )
  const category = found(categories, category_id)
  return { category, story: found(categories[category]?.stories ?? [], story_id) }
}

/** The story before or after; null behind the last one. Before the first there is the first. */
export const stepFrom = (categories: readonly Categorised[], { category, story }: Place, by: 1 | -1): Place | null => {
  const next = story + by
  if (next >= 0 && next < (categories[category]?.stories.length ?? 0)) return { category, story: next }
  const neighbour = categories[category + by]
  if (neighbour) return { category: category + by, story: by === 1 ? 0 : neighbour.stories.length - 1 }
  return by === 1 ? null : { category, story }
}

/** The first story of the category before or after; null behind the last one. */
export const categoryFrom = (categories: readonly Categorised[], { category }: Place, by: 1 | -1): Place | null =>
  category + by >= categories.length ? null : { category: Math.max(0, category + by), story: 0 }

/** The story that a category opens at: its first unviewed one. */
export const firstUnviewed = ({ stories }: Categorised): number | undefined => (stories.find(({ isViewed }) => !isViewed) ?? stories[0])?.id

const least_ms = 6_000
const per_character_ms = 70

/** How long a story stays before the next: time enough to read it without haste, some 14 characters a second. */
export const readingTime_ms = (...texts: readonly string[]): number =>
  least_ms + per_character_ms * texts.reduce((length, text) => length + text.length, 0)
