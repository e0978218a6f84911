import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Decider } from '#kernel/operator/commands.ts'
import type { CategoryDocument } from './document.ts'
import { houseStories } from './house-stories/house-stories.ts'
import { keepCategory, keepStory, knownSlugs, markEnded } from './store.ts'

/** Thrown inside the transaction, so that of a document with a fault nothing is published. */
export class StoryOfAnotherCategory extends Error {}

/** Publishes the stories of a document: new ones, new texts of those that are there, and again those that were ended. */
export const publishStories = (house: House, document: CategoryDocument, { actor, reason }: Decider): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const category_id = await keepCategory(tx, document)
    for (const story of document.stories)
      if (!(await keepStory(tx, category_id, story, house.clock.now())))
        throw new StoryOfAnotherCategory(`${story.slug} is a story of another category.`)
    await appendAudit(tx, house, {
      actor,
      action: 'messages/stories.publish',
      reason,
      subject: `stories:${document.slug}`,
      data: { stories: document.stories.map(({ slug }) => slug) },
    })
  })

/** Ends a story: nobody sees it any more. False if none with this slug is published. */
export const endStory = (house: House, slug: string, { actor, reason }: Decider): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    if (!(await markEnded(tx, slug, house.clock.now()))) return false
    await appendAudit(tx, house, { actor, action: 'messages/stories.end', reason, subject: `story:${slug}` })
    return true
  })

/** Publishes those of the house's own stories that were never published; returns how many. What an operator changed or ended stays so. */
export const publishHouseStories = async (house: House, decider: Decider): Promise<number> => {
  const known = await knownSlugs(house.db)
  let published = 0
  for (const document of houseStories) {
    const stories = document.stories.filter(({ slug }) => !known.has(slug))
    if (stories.length > 0) await publishStories(house, { ...document, stories }, decider)
    published += stories.length
  }
  return published
}
