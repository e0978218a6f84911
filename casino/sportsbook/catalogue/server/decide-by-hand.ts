import { Compile } from 'typebox/compile'
import type { MatchResult } from '#engines/sport/match-result.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { OperatorError, OperatorMistake, type Decider, type OperatorCommand, type OperatorWork } from '#kernel/operator/commands.ts'
import { Result } from '../contract.ts'
import { EventsChangedByHand } from '../events.ts'
import type { EventChanged } from './changes.ts'
import { decide, insertDecision, lockDecision, openDecisions, type DecisionKind, type DecisionRow } from './decision-store.ts'
import { eventById, lockEvents, type EventRow } from './event-store.ts'
import { marketsByIds } from './market-store.ts'
import { idOf } from './read-id.ts'
import { settleEvent, voidMarkets, withdrawResult, withdrawVoid } from './settle-event.ts'

const resultForm = Compile(Result)

const readResult = (typed: string | undefined): MatchResult => {
  let result: unknown
  try {
    result = JSON.parse(typed ?? '')
  } catch {
    throw new OperatorMistake(`Give the result as the feed would: --result '{"counts":{"regular":{"home":2,"away":1}},…}'.`)
  }
  if (resultForm.Check(result)) return result
  throw new OperatorMistake('A result has counts, orders, winners and method, as a result of the feed has (see /docs/).')
}

const actionOf = (kind: DecisionKind, step: 'propose' | 'approve' | 'reject'): string => `sportsbook/catalogue.${step}-${kind}`

const wordsOf = ({ id, event_id, kind, market_key, result, proposed_by, reason, proposed_at }: DecisionRow): string =>
  [
    id,
    kind,
    `event ${event_id}${market_key === null ? '' : ` ${market_key}`}`,
    result ? JSON.stringify(result) : '',
    proposed_by,
    proposed_at.toISOString(),
    reason,
  ].join('\t')

const found = async (tx: Tx, event_id: bigint): Promise<EventRow> => {
  await lockEvents(tx, [event_id])
  const event = await eventById(tx, event_id)
  if (!event) throw new OperatorError(`There is no event ${event_id}.`)
  return event
}

interface Proposal {
  readonly kind: DecisionKind
  readonly result: MatchResult | null
  /** Null: the whole event. */
  readonly market_key: string | null
}

const ofEvent = (kind: DecisionKind): Proposal => ({ kind, result: null, market_key: null })

/** A simulated match can be cancelled but not decided differently: its result follows from its seed, and anybody can replay it. */
const refuseOtherThanSeed = ({ is_simulated, id }: EventRow, kind: DecisionKind): void => {
  if (is_simulated && (kind === 'settle' || kind === 'withdraw-result'))
    throw new OperatorError(`Event ${id} is simulated: its result is that of its seed. It can be voided.`)
}

const record = async (tx: Tx, house: House, event: EventRow, { kind, result, market_key }: Proposal, by: Decider) => {
  refuseOtherThanSeed(event, kind)
  const { id: event_id, revision } = event
  const proposed_at = house.clock.now()
  const decision = { event_id, kind, result, market_key, revision, proposed_by: by.actor, reason: by.reason, proposed_at }
  const id = await insertDecision(tx, decision)
  const data = { decision: String(id), ...(result && { result }), ...(market_key !== null && { market_key }) }
  await appendAudit(tx, house, { ...by, action: actionOf(kind, 'propose'), subject: `sport-event:${event_id}`, data })
  return id
}

const said = (id: bigint): string => `Proposed as decision ${id}. Somebody else approves it: sport approve ${id}.`

const proposeForEvent =
  (event_id: bigint, proposal: Proposal, by: Decider): OperatorWork =>
  async (house) =>
    said(await inTransaction(house.db, async (tx) => record(tx, house, await found(tx, event_id), proposal, by)))

const proposeForMarket =
  (market_id: bigint, kind: 'void' | 'withdraw-void', by: Decider): OperatorWork =>
  async (house) =>
    said(
      await inTransaction(house.db, async (tx) => {
        const [market] = await marketsByIds(tx, [market_id])
        if (!market) throw new OperatorError(`There is no market ${market_id}.`)
        return record(tx, house, await found(tx, market.event_id), { ...ofEvent(kind), market_key: market.key }, by)
      }),
    )

const carryOut = (tx: Tx, house: House, { event_id, kind, result, market_key }: DecisionRow): Promise<EventChanged[] | undefined> => {
  const keys = market_key === null ? null : [market_key]
  if (kind === 'settle' && result) return settleEvent(tx, house, event_id, result, true)
  if (kind === 'void') return voidMarkets(tx, house, event_id, keys)
  return kind === 'withdraw-void' ? withdrawVoid(tx, house, event_id, keys) : withdrawResult(tx, house, event_id)
}

const waiting = async (tx: Tx, id: bigint): Promise<DecisionRow> => {
  const decision = await lockDecision(tx, id)
  if (!decision) throw new OperatorError(`There is no decision ${id}.`)
  if (decision.decided_by !== null) throw new OperatorError(`Decision ${id} was made already, by ${decision.decided_by}.`)
  return decision
}

/** The second person's check. If the event was settled differently after the proposal, the proposal no longer applies. */
const approve =
  (id: bigint, by: Decider): OperatorWork =>
  async (house) => {
    await inTransaction(house.db, async (tx) => {
      const decision = await waiting(tx, id)
      // An older proposal may stand under a name with capitals.
      if (decision.proposed_by.toLowerCase() === by.actor)
        throw new OperatorError(`Decision ${id} is your own: somebody else has to approve it.`)
      const event = await found(tx, decision.event_id)
      if (event.revision !== decision.revision)
        throw new OperatorError(`Event ${event.id} was settled otherwise since decision ${id} was proposed. Reject it and propose anew.`)
      await carryOut(tx, house, decision)
      await decide(tx, id, by.actor, true, house.clock.now())
      const data = { decision: String(id), proposed_by: decision.proposed_by }
      await appendAudit(tx, house, { ...by, action: actionOf(decision.kind, 'approve'), subject: `sport-event:${event.id}`, data })
      await announce(tx, house, [EventsChangedByHand({ event_ids: [Number(event.id)] })])
    })
    house.facts.wake()
    return `Decision ${id} is carried out; its bets are settled now.`
  }

const reject =
  (id: bigint, by: Decider): OperatorWork =>
  async (house) => {
    await inTransaction(house.db, async (tx) => {
      const { kind, event_id } = await waiting(tx, id)
      await decide(tx, id, by.actor, false, house.clock.now())
      const data = { decision: String(id) }
      await appendAudit(tx, house, { ...by, action: actionOf(kind, 'reject'), subject: `sport-event:${event_id}`, data })
    })
    return `Decision ${id} is rejected; nothing has moved.`
  }

const list: OperatorWork = async (house) => {
  const open = await openDecisions(house.db)
  return open.length === 0 ? 'No decision waits for a second person.' : open.map(wordsOf).join('\n')
}

/** Manual decisions that move money: one person proposes, another approves. */
export const decisionCommands: readonly OperatorCommand[] = [
  {
    name: 'sport settle',
    usage: `<event-id> --result '<json>'`,
    decides: true,
    read: ({ words, option }, by) => proposeForEvent(idOf(words[0]), { ...ofEvent('settle'), result: readResult(option('result')) }, by),
    help: `To settle, void or correct by hand takes two people: the first command proposes, "sport approve" by somebody else carries it out. A
result replaces the one before, and bets move by the difference. What the feed says later counts again; what a snapshot leaves out does not.`,
  },
  {
    name: 'sport withdraw-result',
    usage: '<event-id>',
    decides: true,
    read: ({ words }, by) => proposeForEvent(idOf(words[0]), ofEvent('withdraw-result'), by),
  },
  {
    name: 'sport void-event',
    usage: '<event-id>',
    decides: true,
    read: ({ words }, by) => proposeForEvent(idOf(words[0]), ofEvent('void'), by),
  },
  {
    name: 'sport void-market',
    usage: '<market-id>',
    decides: true,
    read: ({ words }, by) => proposeForMarket(idOf(words[0]), 'void', by),
  },
  {
    name: 'sport unvoid-event',
    usage: '<event-id>',
    decides: true,
    read: ({ words }, by) => proposeForEvent(idOf(words[0]), ofEvent('withdraw-void'), by),
  },
  {
    name: 'sport unvoid-market',
    usage: '<market-id>',
    decides: true,
    read: ({ words }, by) => proposeForMarket(idOf(words[0]), 'withdraw-void', by),
  },
  { name: 'sport decisions', read: () => list },
  { name: 'sport approve', usage: '<decision-id>', decides: true, read: ({ words }, by) => approve(idOf(words[0]), by) },
  { name: 'sport reject', usage: '<decision-id>', decides: true, read: ({ words }, by) => reject(idOf(words[0]), by) },
]
