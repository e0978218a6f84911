import { type OperatorCommand, OperatorError, OperatorMistake, type TypedArguments } from '#kernel/operator/commands.ts'
import { readOperatorJson } from '#kernel/operator/read-file.ts'
import { readDocument } from './document.ts'
import { endStory, publishHouseStories, publishStories, StoryOfAnotherCategory } from './publish-stories.ts'
import { countedStories } from './store.ts'

const onlyWord = ({ words: [word] }: TypedArguments, what: string): string => {
  if (word === undefined) throw new OperatorMistake(`Say which: one ${what}.`)
  return word
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'stories list',
    read: () => async (house) =>
      (await countedStories(house.db))
        .map(({ slug, category, ended_at, players, visits, likes }) =>
          [category, slug, ended_at ? 'ended' : 'published', `players ${players}`, `visits in a month ${visits}`, `likes ${likes}`].join(
            '\t',
          ),
        )
        .join('\n') || 'There is no story.',
  },
  {
    name: 'stories publish',
    usage: '<file.json>',
    help: `A file is one category with some of its stories (casino/messages/stories/server/document.ts). A story whose slug is known gets the new text and
keeps its views and likes; stories that the file does not name stay. What invites to play says so (is_invitation): it is not shown to whom play is closed.`,
    decides: true,
    read: (typed, decider) => {
      const file = onlyWord(typed, 'file')
      return async (house) => {
        const read = readDocument(await readOperatorJson(file))
        if (!read.document) throw new OperatorError(read.faults.join('\n'))
        try {
          await publishStories(house, read.document, decider)
        } catch (error) {
          if (error instanceof StoryOfAnotherCategory) throw new OperatorError(error.message)
          throw error
        }
        return `${read.document.slug}: ${read.document.stories.map(({ slug }) => slug).join(', ')} published.`
      }
    },
  },
  {
    name: 'stories publish-house',
    help: 'Publishes the stories about the house that come with it, except for those that were published before.',
    decides: true,
    read: (_typed, decider) => async (house) => `${await publishHouseStories(house, decider)} published.`,
  },
  {
    name: 'stories end',
    usage: '<slug>',
    decides: true,
    read: (typed, decider) => {
      const slug = onlyWord(typed, 'slug')
      return async (house) => {
        if (!(await endStory(house, slug, decider))) throw new OperatorError(`No story ${slug} is published.`)
        return `${slug}: ended.`
      }
    },
  },
]
