import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { pageReply } from '#kernel/contract/pages.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { most_views, sceneNames } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** EN-106. A picture of ours with a few words, and the page that it is about. */
export const Story = Type.Object({
  id: Id,
  isViewed: Type.Boolean(),
  isLiked: Type.Boolean(),
  likesCount: Type.Integer(),
  heading: Type.String(),
  text: Type.String(),
  scene: Type.Enum([...sceneNames]),
  /** Icons of the scene `things`. */
  icons: Type.Array(Type.String()),
  link: Type.Union([Type.Object({ path: Type.String(), label: Type.String() }), Type.Null()]),
  /** Whether it invites to play or to take part: not shown to whom play is closed. */
  isInvitation: Type.Boolean(),
})
export type Story = Static<typeof Story>

const head = { id: Id, name: Type.String(), icon: Type.String(), isViewed: Type.Boolean() }

/** EN-106. */
export const StoryCategory = Type.Object({ ...head, stories: Type.Array(Story) })
export type StoryCategory = Static<typeof StoryCategory>

export const listCategories = endpoint({
  route: 'GET /rest/story/category/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })) }, { additionalProperties: false }),
  reply: pageReply(StoryCategory),
  rows: ['API-145', 'SO-002', 'SO-006', 'EN-106'],
  summary: 'Categories of stories with their stories, unviewed first, page by page',
})

/** Ids of stories that are not there, or not any more, are passed over: what was viewed meanwhile may have ended. */
export const viewStories = endpoint({
  route: 'POST /rest/story/view/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ stories: Type.Array(Id, { minItems: 1, maxItems: most_views }) }, { additionalProperties: false }),
  reply: Type.Object({}),
  rows: ['API-143', 'SO-003', 'SO-005'],
  summary: 'Counts stories as viewed, each once',
})

export const likeStory = endpoint({
  route: 'POST /rest/story/like/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ storyId: Id }, { additionalProperties: false }),
  reply: Type.Object({ isLiked: Type.Boolean(), likesCount: Type.Integer() }),
  refusals: ['story-unknown'],
  rows: ['API-144', 'SO-004'],
  summary: 'Likes a story or takes the like back, and says which it was',
})

/** A category as a row shows it: the stories themselves come with the call. */
export interface CategoryHead {
  readonly id: number
  readonly name: string
  readonly icon: string
  readonly isViewed: boolean
  /** All its stories invite. */
  readonly isInvitation: boolean
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly stories: { readonly categories: readonly CategoryHead[] }
  }
}
