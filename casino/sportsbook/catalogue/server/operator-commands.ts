import { EventsChangedByHand } from '../events.ts'
import { isMarketType } from '../rules.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { announce } from '#kernel/facts/announce.ts'
import { OperatorError, OperatorMistake, type Decider, type OperatorCommand, type OperatorWork } from '#kernel/operator/commands.ts'
import { changesOf, type EventChanged } from './changes.ts'
import { competitorsNamed } from './competitor-store.ts'
import { decisionCommands } from './decide-by-hand.ts'
import { changeEvents, eventById, lockEvents } from './event-store.ts'
import { changeMargin } from './margins.ts'
import { holdMarket, marketsByIds } from './market-store.ts'
import { stuckEvents } from './operator-store.ts'
import { idOf } from './read-id.ts'

/** Runs the command, records who did it and why, and tells the site, which publishes the changes. */
const decided =
  (subject: string, action: string, { actor, reason }: Decider, work: (tx: Tx) => Promise<EventChanged[]>, said: string): OperatorWork =>
  async (house) => {
    await inTransaction(house.db, async (tx) => {
      const changes = await work(tx)
      await appendAudit(tx, house, { actor, reason, action: `sportsbook/catalogue.${action}`, subject })
      await announce(tx, house, [EventsChangedByHand({ event_ids: changes.map(({ event }) => Number(event.id)) })])
    })
    house.facts.wake()
    return said
  }

const holdingEvent = (id: bigint, is_held: boolean, by: Decider): OperatorWork =>
  decided(
    `sport-event:${id}`,
    is_held ? 'suspend-event' : 'release-event',
    by,
    async (tx) => {
      await lockEvents(tx, [id])
      if (!(await eventById(tx, id))) throw new OperatorError(`There is no event ${id}.`)
      return changesOf(await changeEvents(tx, [{ event_id: id, is_held }]), [])
    },
    is_held ? `Event ${id} takes no bets until it is released.` : `Event ${id} takes bets again as far as its feed says so.`,
  )

const holdingMarket = (id: bigint, is_held: boolean, by: Decider): OperatorWork =>
  decided(
    `sport-market:${id}`,
    is_held ? 'suspend-market' : 'release-market',
    by,
    async (tx) => {
      const [market] = await marketsByIds(tx, [id])
      if (!market) throw new OperatorError(`There is no market ${id}.`)
      await lockEvents(tx, [market.event_id])
      const held = await holdMarket(tx, id, is_held)
      return changesOf(await changeEvents(tx, [{ event_id: market.event_id }]), held ? [held] : [])
    },
    is_held ? `Market ${id} takes no bets until it is released.` : `Market ${id} takes bets again as far as its event does.`,
  )

const methods = ['proportional', 'power', 'shin'] as const

const changingMargin = (words: readonly string[], by: Decider): OperatorWork => {
  const [sport = '', type = '', margin = '', method = ''] = words
  if (!/^(?:\*|all|[a-z0-9-]{1,40})$/.test(sport)) throw new OperatorMistake('Name a sport, or "all".')
  if (!isMarketType(type)) throw new OperatorMistake(`There is no type of market "${type}".`)
  const margin_ten_thousandths = Number(margin)
  if (!/^\d{1,4}$/.test(margin) || margin_ten_thousandths > 3000)
    throw new OperatorMistake('A margin is from 0 to 3000 ten-thousandths: 450 is 4.5 %.')
  const chosen = methods.find((one) => one === method)
  if (!chosen) throw new OperatorMistake(`A method is one of ${methods.join(', ')}.`)
  return decided(
    `sport-margin:${sport}:${type}`,
    'change-margin',
    by,
    async (tx) => {
      await changeMargin(tx, sport === 'all' ? '*' : sport, type, { margin_ten_thousandths, method: chosen })
      return []
    },
    `From the next change of its prices, ${type} in ${sport} has a margin of ${margin_ten_thousandths / 100} % (${chosen}).`,
  )
}

const listStuck: OperatorWork = async (house) => {
  const events = await stuckEvents(house.db, house.clock.now())
  if (events.length === 0) return 'No event is stuck.'
  return events.map(({ id, sport, names, starts_at, why }) => `${id}  ${sport}  ${names}  ${starts_at.toISOString()}  ${why}`).join('\n')
}

const most_named = 50

const findCompetitors =
  (text: string): OperatorWork =>
  async (house) => {
    const found = await competitorsNamed(house.db, text, most_named)
    if (found.length === 0) return 'Nobody is called that.'
    return found.map(({ id, sport, name }) => [id, sport, name.uk, name.en].join('\t')).join('\n')
  }

export const commands: readonly OperatorCommand[] = [
  {
    name: 'sport suspend-event',
    usage: '<id>',
    decides: true,
    read: ({ words }, by) => holdingEvent(idOf(words[0]), true, by),
    help: 'A suspended event or market takes no bets whatever its feed says, until it is released. What was bet stays and is settled.',
  },
  { name: 'sport release-event', usage: '<id>', decides: true, read: ({ words }, by) => holdingEvent(idOf(words[0]), false, by) },
  { name: 'sport suspend-market', usage: '<id>', decides: true, read: ({ words }, by) => holdingMarket(idOf(words[0]), true, by) },
  { name: 'sport release-market', usage: '<id>', decides: true, read: ({ words }, by) => holdingMarket(idOf(words[0]), false, by) },
  {
    name: 'sport change-margin',
    usage: '<sport|all> <market-type> <ten-thousandths> <method>',
    decides: true,
    read: ({ words }, by) => changingMargin(words, by),
  },
  { name: 'sport stuck', read: () => listStuck },
  {
    name: 'sport competitors',
    usage: '<part-of-a-name>…',
    read: ({ words }) => {
      const text = words.join(' ')
      if (!/^[\p{L}\p{N} .'’-]{2,60}$/u.test(text)) throw new OperatorMistake('Give at least two letters of a name.')
      return findCompetitors(text)
    },
  },
  ...decisionCommands,
]
