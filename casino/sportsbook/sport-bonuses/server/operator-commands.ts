import { fillFund, fundAccount } from '#casino/money/wallet/server/api.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { OperatorError, OperatorMistake, type Decider, type OperatorCommand, type OperatorWork } from '#kernel/operator/commands.ts'
import { usual_terms } from '../rules.ts'
import { giveBonus } from './give-bonus.ts'

interface Wanted {
  readonly login: string
  readonly amount_minor: bigint
  /** The same name gives nothing again. */
  readonly name: string
}

const giving =
  ({ login, amount_minor, name }: Wanted, by: Decider): OperatorWork =>
  async (house) =>
    inTransaction(house.db, async (tx) => {
      const player = await playerByLogin(tx, login)
      if (!player) throw new OperatorError(`There is no player ${login}.`)
      const { id: player_id, currency } = player
      if (!(await isInAudience(tx, house, 'reward', player_id))) throw new OperatorError('This player is excluded and is given nothing.')
      const [key, campaign] = [`hand:${player_id}:${name}`, `sport-bonus-by-hand:${player_id}:${name}`]
      await fillFund(tx, house, { campaign, asset: currency, step: 'given', amount_minor })
      const origin = { key: 'sport-bonuses.origin.house', values: { brand: house.brand.title } }
      const from = fundAccount(campaign, currency)
      if (!(await giveBonus(tx, house, { ...usual_terms, key, player_id, currency, amount_minor, origin, from })))
        throw new OperatorError(`${login} was given a free bet under the name ${name} before: another one needs another name.`)
      const data = { name, amount_minor: String(amount_minor), currency }
      await appendAudit(tx, house, { ...by, action: 'sportsbook/sport-bonuses.give', subject: `player:${player_id}`, data })
      return `${login} has a free bet of ${amountText(amount_minor, currency, 'en')}, which waits on the page of bonuses.`
    })

const readWanted = ([player = '', amount = '']: readonly string[], name: string | undefined): Wanted => {
  if (player === '') throw new OperatorMistake('Name the player by their login.')
  if (!/^[1-9]\d{0,11}$/.test(amount)) throw new OperatorMistake('An amount is in minor units of the player’s currency: 100 UAH is 10000.')
  if (!name || !/^[\w-]{1,60}$/.test(name)) throw new OperatorMistake('Give it a --name, so that the same free bet is not given twice.')
  return { login: player, amount_minor: BigInt(amount), name }
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'sport give-free-bet',
    usage: '<login> <minor-units> --name <name>',
    decides: true,
    read: ({ words, option }, by) => giving(readWanted(words, option('name')), by),
  },
]
