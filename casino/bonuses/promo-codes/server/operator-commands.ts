import { type OperatorCommand, OperatorError, OperatorMistake } from '#kernel/operator/commands.ts'
import { readOperatorJson } from '#kernel/operator/read-file.ts'
import { makeCode } from './make-code.ts'
import { allCodes } from './store.ts'

export const commands: readonly OperatorCommand[] = [
  {
    name: 'codes list',
    read: () => async (house) =>
      (await allCodes(house.db)).map(({ code, terms, used, most_uses }) => `${code}\t${terms}\t${used} of ${most_uses}`).join('\n') ||
      'There are no promo codes.',
  },
  {
    name: 'codes make',
    usage: '<file.json>',
    help: `A promo code gives a bonus under published terms for gifts: code, terms, amounts by currency, most_uses; currencies, players, starts_at and ends_at
where it is not for everybody. What all of its uses can give is set aside when it is made.`,
    decides: true,
    read: ({ words: [file] }, decider) => {
      if (file === undefined) throw new OperatorMistake('Say which: one file.')
      return async (house) => {
        if (!(await makeCode(house, await readOperatorJson(file), decider))) throw new OperatorError('This code is there already.')
        return 'Made.'
      }
    },
  },
]
