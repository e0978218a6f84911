import { readFile } from 'node:fs/promises'
import { type OperatorCommand, OperatorMistake, type TypedArguments } from '#kernel/operator/commands.ts'
import { giveFreeSpinsList, planFreeSpins } from './give-list.ts'

const fileOf = ({ words: [file, ...more] }: TypedArguments): string => {
  if (file === undefined || more.length > 0) throw new OperatorMistake('Say which: one file.')
  return file
}

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

export const commands: readonly OperatorCommand[] = [
  {
    name: 'spins try',
    usage: '<file.json>',
    help: `Free spins for a list of players: name, players, currency, stake_minor, games, number of a portion, portions (one a day), days_to_play. try says
what give would do, and gives nothing. A list is given once under its name; its stakes are the house's, and wins are cash.`,
    read: (typed) => {
      const file = fileOf(typed)
      return async (house) => (await planFreeSpins(house, await read(file))).report
    },
  },
  {
    name: 'spins give',
    usage: '<file.json>',
    decides: true,
    read: (typed, decider) => {
      const file = fileOf(typed)
      return async (house) => giveFreeSpinsList(house, await read(file), decider)
    },
  },
]
