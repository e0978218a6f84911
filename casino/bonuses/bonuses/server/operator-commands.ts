import path from 'node:path'
import { type OperatorCommand, OperatorError, OperatorMistake, type TypedArguments } from '#kernel/operator/commands.ts'
import { readOperatorFile, readOperatorJson } from '#kernel/operator/read-file.ts'
import { readTerms } from './check-terms.ts'
import { estimateWorths } from './estimate-worth.ts'
import { grantList, planList, readList } from './grant-list.ts'
import { checkTerms, endTerms, publishTerms, writeDraft, type Outcome } from './publish-terms.ts'
import { allTerms } from './terms-store.ts'

const words = (typed: TypedArguments, ...names: readonly string[]): string[] => {
  if (typed.words.length !== names.length) throw new OperatorMistake(`Say ${names.join(' and ')}.`)
  return [...typed.words]
}

const told = (outcome: Outcome, said: string): string => {
  if (!outcome.terms) throw new OperatorError(outcome.faults.join('\n'))
  return `${outcome.terms.slug}, version ${outcome.terms.version}: ${said}.`
}

const listIn = async (file: string) => readList(await readOperatorFile(file))
/** A list is given once for terms under its name: that of its file, without the extension. */
const listName = (file: string): string => path.parse(file).name

export const commands: readonly OperatorCommand[] = [
  {
    name: 'bonuses list',
    read: () => async (house) =>
      (await allTerms(house.db))
        .map(({ slug, version, state, document }) => [slug, version, state, document.trigger].join('\t'))
        .join('\n') || 'There are no terms.',
  },
  {
    name: 'bonuses draft',
    usage: '<file.json>',
    help: `Terms of a bonus are one document. A draft is its next version; check says what is wrong with it; publish sets its budget aside and ends the
version before it; end lets nobody take it any more. Bonuses that were given keep their version.`,
    read: (typed) => {
      const [file = ''] = words(typed, 'a file')
      return async (house) => {
        const read = readTerms(await readOperatorJson(file))
        if (!read.terms) throw new OperatorError(read.faults.join('\n'))
        return told({ terms: await writeDraft(house, read.terms) }, 'written')
      }
    },
  },
  {
    name: 'bonuses check',
    usage: '<slug>',
    read: (typed) => {
      const [slug = ''] = words(typed, 'which')
      return async (house) => told(await checkTerms(house, slug), 'nothing is wrong with it')
    },
  },
  {
    name: 'bonuses publish',
    usage: '<slug>',
    decides: true,
    read: (typed, decider) => {
      const [slug = ''] = words(typed, 'which')
      return async (house) => {
        const said = told(await publishTerms(house, slug, decider), 'published')
        // Here, where no round waits for it.
        await estimateWorths(house)
        return said
      }
    },
  },
  {
    name: 'bonuses end',
    usage: '<slug>',
    decides: true,
    read: (typed, decider) => {
      const [slug = ''] = words(typed, 'which')
      return async (house) => told(await endTerms(house, slug, decider), 'ended')
    },
  },
  {
    name: 'bonuses try-list',
    usage: '<slug> <file>',
    help: `A list has a player's number on each line, and after a comma the amount in minor units where the terms leave it open. try-list says what
grant-list would do, and gives nothing. The name of the file is the list's, which is given once; whoever has had theirs is left out.`,
    read: (typed) => {
      const [slug = '', file = ''] = words(typed, 'which', 'a file')
      return async (house) => {
        const { report, faults } = await planList(house, slug, listName(file), await listIn(file))
        return [...faults, report].join('\n')
      }
    },
  },
  {
    name: 'bonuses grant-list',
    usage: '<slug> <file>',
    decides: true,
    read: (typed, decider) => {
      const [slug = '', file = ''] = words(typed, 'which', 'a file')
      return async (house) => grantList(house, slug, listName(file), await listIn(file), decider)
    },
  },
]
