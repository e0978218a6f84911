import { readHandle } from '#casino/players/accounts/server/api.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { type OperatorCommand, OperatorMistake } from '#kernel/operator/commands.ts'
import { giveCashback } from './give-cashback.ts'
import { weekFigures } from './store.ts'

const readAmount = (typed: string | undefined): bigint => {
  if (typed === undefined || !/^[1-9]\d{0,11}$/.test(typed)) throw new OperatorMistake('Name the amount in minor units: 5000 is 50 UAH.')
  return BigInt(typed)
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'cashback weeks',
    help: 'What each week promised, what of it was paid and what ran out.',
    read: () => async (house) =>
      (await weekFigures(house.db, 100))
        .map(({ fund, currency, players, promised, paid, expired }) =>
          [fund, `${players} players`, ...[promised, paid, expired].map((minor) => amountText(minor, currency, 'en'))].join('\t'),
        )
        .join('\n') || 'No cashback was counted yet.',
  },
  {
    name: 'cashback give',
    usage: '<handle> <minor units>',
    help: 'Gives one player a cashback in their currency, for the reason that is named; they take it on the page like any other.',
    decides: true,
    read: ({ words: [handle, amount] }, by) => {
      const [login, amount_minor] = [readHandle(handle), readAmount(amount)]
      return (house) => giveCashback(house, login, amount_minor, by)
    },
  },
]
