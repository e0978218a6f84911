import { competitorsByIds } from '#casino/sportsbook/catalogue/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { OperatorError, OperatorMistake, type Decider, type OperatorWork, type TypedArguments } from '#kernel/operator/commands.ts'
import { addressUntil, daysAfter, sizes, type Size } from '../rules.ts'
import { insertOffer, lockOffers } from './offer-store.ts'
import { currentOffer } from './show-t-shirts.ts'

interface Wanted {
  readonly team_ids: readonly bigint[]
  readonly days: number
  readonly bets: number
  readonly stock: ReadonlyMap<Size, number>
}

const most_teams = 24

/** `M:40,L:40`: how many of each size, of every club. */
const readStock = (typed: string): ReadonlyMap<Size, number> => {
  const stock = new Map<Size, number>()
  for (const part of typed.split(',')) {
    const [name = '', amount = ''] = part.split(':')
    const size = sizes.find((one) => one === name)
    if (!size || stock.has(size) || !/^[1-9]\d{0,4}$/.test(amount))
      throw new OperatorMistake(`Say how many there are of each size, each once: --sizes M:40,L:40. Sizes are ${sizes.join(', ')}.`)
    stock.set(size, Number(amount))
  }
  return stock
}

const wholeNumber = (typed: string | undefined, name: string, most: number): number => {
  if (!/^[1-9]\d{0,2}$/.test(typed ?? '') || Number(typed) > most) throw new OperatorMistake(`--${name} is a number from 1 to ${most}.`)
  return Number(typed)
}

const readWanted = ({ words: [teams = ''], option }: TypedArguments): Wanted => {
  if (!/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/.test(teams))
    throw new OperatorMistake('Name the clubs by their ids: 3,17,40. "sport competitors <name>" finds them.')
  const team_ids = [...new Set(teams.split(','))].map(BigInt)
  if (team_ids.length > most_teams) throw new OperatorMistake(`An offer has at most ${most_teams} clubs.`)
  return {
    team_ids,
    days: wholeNumber(option('days'), 'days', 90),
    bets: wholeNumber(option('bets') ?? '1', 'bets', 100),
    stock: readStock(option('sizes') ?? ''),
  }
}

/** Publishes an offer of T-shirts, which begins now. */
export const publishing = (typed: TypedArguments, by: Decider): OperatorWork => {
  const { team_ids, days, bets, stock } = readWanted(typed)
  return (house) =>
    inTransaction(house.db, async (tx) => {
      const now = house.clock.now()
      await lockOffers(tx)
      const last = await currentOffer(tx, now)
      if (last)
        throw new OperatorError(
          `There is an offer already. The next one can begin when it is over: ${addressUntil(last.ends_at).toISOString()}.`,
        )
      const teams = await competitorsByIds(tx, team_ids)
      const undrawn = team_ids.filter((id) => !teams.some((team) => BigInt(team.id) === id && team.crest))
      if (undrawn.length > 0) throw new OperatorError(`There is no club with a crest of the id ${undrawn.join(', ')}.`)
      const ends_at = daysAfter(now, days)
      const rows = teams.flatMap((team, position) =>
        [...stock].map(([size, amount_left]) => ({ team_id: team.id, position, size, amount_left })),
      )
      const id = await insertOffer(tx, { starts_at: now, ends_at, bets }, rows)
      const data = { teams: team_ids.map(String), sizes: Object.fromEntries(stock), bets, ends_at }
      await appendAudit(tx, house, { ...by, action: 'sportsbook/t-shirts.publish', subject: `t-shirts:${id}`, data })
      return `T-shirts of ${teams.map(({ name }) => name.en).join(', ')} can be chosen until ${ends_at.toISOString()}.`
    })
}
