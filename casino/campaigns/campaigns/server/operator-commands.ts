import { type OperatorCommand, OperatorError, OperatorMistake, type TypedArguments } from '#kernel/operator/commands.ts'
import { readOperatorJson } from '#kernel/operator/read-file.ts'
import { allCampaigns } from './campaign-store.ts'
import { readDocument } from './document.ts'
import { checkCampaign, endCampaign, publishCampaign, writeDraft, type Outcome } from './publish-campaign.ts'

const onlyWord = ({ words: [word] }: TypedArguments, what: string): string => {
  if (word === undefined) throw new OperatorMistake(`Say which: one ${what}.`)
  return word
}

const told = (outcome: Outcome, words: string): string => {
  if (!outcome.campaign) throw new OperatorError(outcome.faults.join('\n'))
  return `${outcome.campaign.slug}, version ${outcome.campaign.version}: ${words}.`
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'campaigns list',
    read: () => async (house) =>
      (await allCampaigns(house.db)).map(({ slug, version, kind, state }) => [slug, version, kind, state].join('\t')).join('\n') ||
      'There is no campaign.',
  },
  {
    name: 'campaigns draft',
    usage: '<file.json>',
    help: `A campaign is one document. A draft is its next version; check says what is wrong with it; publish sets its prizes aside and puts it into
the calendar; end closes it before its time: prizes go to those who have their places, and the rest returns.`,
    read: (typed) => {
      const file = onlyWord(typed, 'file')
      return async (house) => {
        const read = readDocument(await readOperatorJson(file))
        if (!read.document) throw new OperatorError(read.faults.join('\n'))
        return told({ campaign: await writeDraft(house, read.document) }, 'written')
      }
    },
  },
  {
    name: 'campaigns check',
    usage: '<slug>',
    read: (typed) => {
      const slug = onlyWord(typed, 'slug')
      return async (house) => told(await checkCampaign(house, slug), 'nothing is wrong with it')
    },
  },
  {
    name: 'campaigns publish',
    usage: '<slug>',
    decides: true,
    read: (typed, decider) => {
      const slug = onlyWord(typed, 'slug')
      return async (house) => told(await publishCampaign(house, slug, decider), 'published')
    },
  },
  {
    name: 'campaigns end',
    usage: '<slug>',
    decides: true,
    read: (typed, decider) => {
      const slug = onlyWord(typed, 'slug')
      return async (house) => told(await endCampaign(house, slug, decider), 'ending')
    },
  },
]
