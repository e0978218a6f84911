import { finishPrize } from '#casino/bonuses/prizes/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { competitorsByIds } from '#casino/sportsbook/catalogue/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { OperatorError, OperatorMistake, type Decider, type OperatorWork } from '#kernel/operator/commands.ts'
import { TShirtSent } from '../events.ts'
import { daysAfter, sent_address_days } from '../rules.ts'
import { choicesToSend, lockChoice, markSent } from './choice-store.ts'

/** T-shirts to send, with their addresses: who looks, and why, is written down. Nothing is sent to whoever is excluded. */
export const listing =
  (by: Decider): OperatorWork =>
  (house) =>
    inTransaction(house.db, async (tx) => {
      const all = await choicesToSend(tx)
      const rows = await withinAudience(tx, house, 'reward', all, ({ player_id }) => player_id)
      const teams = await competitorsByIds(tx, [...new Set(rows.map(({ team_id }) => team_id))])
      const nameOf = (id: bigint): string => teams.find((team) => BigInt(team.id) === id)?.name.en ?? String(id)
      const data = { choices: rows.map(({ id }) => String(id)) }
      await appendAudit(tx, house, { ...by, action: 'sportsbook/t-shirts.read-addresses', subject: 't-shirts', data })
      const lines = rows.map(({ id, team_id, size, delivery: { recipient, phone, city, place } }) =>
        [id, nameOf(team_id), size, recipient, phone, city, place].join('\t'),
      )
      return lines.join('\n') || 'There is no T-shirt to send.'
    })

/** Notes that a chosen T-shirt was sent: its prize has arrived, its player is told, and its address is kept a month longer. */
export const sending = (number: string | undefined, by: Decider): OperatorWork => {
  if (!/^[1-9]\d{0,14}$/.test(number ?? '')) throw new OperatorMistake('Name the T-shirt by its number in "sport t-shirts-to-send".')
  const id = BigInt(number ?? '')
  return (house) =>
    inTransaction(house.db, async (tx) => {
      const choice = await lockChoice(tx, id)
      if (!choice) throw new OperatorError(`Nobody chose a T-shirt of the number ${id}.`)
      if (choice.sent_at) throw new OperatorError(`It was sent ${choice.sent_at.toISOString()}.`)
      if (!choice.delivery) throw new OperatorError('Its player has not said where to send it.')
      const allowed = await withinAudience(tx, house, 'reward', [choice], ({ player_id }) => player_id)
      if (allowed.length === 0) throw new OperatorError('Its player is excluded: nothing is sent to them.')
      if (choice.prize_id === null || !(await finishPrize(tx, house, choice.prize_id)))
        throw new OperatorError('Its prize is not under way. Try again in a minute.')
      const now = house.clock.now()
      await markSent(tx, id, now, daysAfter(now, sent_address_days))
      await announce(tx, house, [TShirtSent({ choice_id: Number(id) }, choice.player_id)])
      await appendAudit(tx, house, { ...by, action: 'sportsbook/t-shirts.send', subject: `t-shirt:${id}` })
      return `T-shirt ${id} was sent; its player is told.`
    })
}
