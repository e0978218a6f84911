import { type OperatorCommand, OperatorMistake, type TypedArguments } from '#kernel/operator/commands.ts'
import { readOperatorJson } from '#kernel/operator/read-file.ts'
import { giveFreeSpinsList, planFreeSpins } from './give-list.ts'

const fileOf = ({ words: [file] }: TypedArguments): string => {
  if (file === undefined) throw new OperatorMistake('Say which: one file.')
  return file
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'spins try',
    usage: '<file.json>',
    help: `Free spins for a list of players: name, players, currency, stake_minor, games, number of a portion, portions (one a day), days_to_play. try says
what give would do, and gives nothing. A list is given once under its name; its stakes are the house's, and wins are cash.`,
    read: (typed) => {
      const file = fileOf(typed)
      return async (house) => (await planFreeSpins(house, await readOperatorJson(file))).report
    },
  },
  {
    name: 'spins give',
    usage: '<file.json>',
    decides: true,
    read: (typed, decider) => {
      const file = fileOf(typed)
      return async (house) => giveFreeSpinsList(house, await readOperatorJson(file), decider)
    },
  },
]
