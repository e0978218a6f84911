import { kindKey, type Period, type PurseMovement, readMovements } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { type downloadStatement, type getStatement, refuse, type Statement } from '../contract.ts'
import { purseTitles } from './purse-titles.ts'

/** The period that was asked for, up to now: what is still to come stands in no statement. Refuses `statement-period`. */
export const periodOf = (house: House, { from, to }: Call<typeof downloadStatement>['query']): Period => {
  const now = house.clock.now()
  const period = { from: new Date(from), to: new Date(Math.min(new Date(to).getTime(), now.getTime())) }
  return period.from < period.to ? period : refuse('statement-period')
}

/** A statement of a period: each purse with both its ends and what moved it. They add up, as they come from the same entries. */
export const statementOf = async (call: Call<typeof getStatement>): Promise<{ data: Statement }> => {
  const { house, player_id, language, query } = call
  const period = periodOf(house, query)
  const movements = await readMovements(house.db, player_id, period)
  const titles = await purseTitles(house, player_id, language, movements)
  const kind = (name: string): string => house.messages.format(language, kindKey(name), {})
  // The balance that is played with comes first.
  const ordered = movements.toSorted((a, b) => Number(b.purse === 'main') - Number(a.purse === 'main'))
  const purses = [...Map.groupBy(ordered, ({ purse, asset }) => `${asset} ${purse}`).values()].map((rows) => {
    const first = rows[0] as PurseMovement
    // Two kinds of one name are one line.
    const named = Map.groupBy(
      rows.flatMap((row) => (row.kind === null ? [] : [{ ...row, title: kind(row.kind) }])),
      ({ title }) => title,
    )
    return {
      title: titles.get(`${first.asset} ${first.purse}`) ?? first.purse,
      asset: first.asset,
      exponent: first.exponent,
      opening: toWire(first.opening),
      closing: toWire(first.closing),
      lines: [...named].map(([title, own]) => ({
        title,
        came: toWire(own.reduce((sum, { came }) => sum + came, 0n)),
        went: toWire(own.reduce((sum, { went }) => sum + went, 0n)),
        count: own.reduce((sum, { count }) => sum + count, 0),
      })),
    }
  })
  const login = (await playerById(house.db, player_id))?.login ?? ''
  return { data: { from: period.from.toISOString(), to: period.to.toISOString(), login, purses } }
}
