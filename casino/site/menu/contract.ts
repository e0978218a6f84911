import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'

/** MD-066: sections whose menu items have a counter of unseen items. */
const countedSections = ['bonuses', 'events', 'around-the-world'] as const
export type CountedSection = (typeof countedSections)[number]

const counters = Type.Record(Type.String(), Type.Integer({ minimum: 0 }))

export const getItemsInfo = endpoint({
  route: 'GET /rest/page/items-info/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: counters }),
  rows: ['API-004', 'MD-066', 'A-086'],
  summary: 'How many unseen things are behind each counted menu item. Empty for a guest.',
})

export const markSectionSeen = endpoint({
  route: 'POST /rest/page/items-info/seen/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ section: Type.Enum(countedSections) }),
  reply: Type.Object({ data: counters }),
  rows: ['MD-066'],
  summary: 'The player opened a section: its counter is cleared.',
})
